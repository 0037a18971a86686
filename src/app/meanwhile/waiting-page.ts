import { createHash } from 'node:crypto'

const STYLE = `:root{color-scheme:light dark;--paper:#f7f3ec;--ink:#2b2a33;--accent:#2f6f62}
@media (prefers-color-scheme:dark){:root{--paper:#17161b;--ink:#f1eee8;--accent:#8fd0c0}}
body{margin:0;background:var(--paper);color:var(--ink);font:18px/1.6 system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:15vh 20px}h1{font-size:28px;line-height:1.2}a{color:var(--accent)}`

/** Asks again by itself. Its numbers are in the page: they're there when nothing else can be reached. */
export const WAITING_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5"><title>Kinwise will be right back</title><style>${STYLE}</style></head>
<body><main><h1>Kinwise will be right back</h1>
<p role="status">We can't reach our own database right now. What you've sent is safe. This page tries again by itself.</p>
<p>If someone is in danger, call <a href="tel:112">112</a> or <a href="tel:911">911</a> now.</p></main></body></html>`

/** Nothing but this one style. */
export const WAITING_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
