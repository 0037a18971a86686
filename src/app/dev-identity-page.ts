import type { ServerResponse } from 'node:http'

/** Where one signs in at development's identity provider. */
export const identityPage = (response: ServerResponse, path: string): void => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development identity</title><style>${STYLE}</style></head>
<body><main><p class="brand">Development identity</p><h1>Who are you today?</h1>
<p>This provider is part of your own server. Any address works; one that begins with "unverified" counts as not verified.</p>
<form method="post" action="${path}/login">
<label for="email">Email</label><input id="email" name="email" type="email" required autofocus value="parent@example.org">
<button>Continue</button></form>
<p><a href="${path}/cancel">Cancel</a></p></main></body></html>`)
}

const STYLE = `:root{color-scheme:light dark;--paper:#f7f3ec;--ink:#2b2a33;--soft:#66636f;--accent:#2f6f62;--on:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#17161b;--ink:#f1eee8;--soft:#b3afbb;--accent:#8fd0c0;--on:#12211d}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}main{max-width:380px;margin:0 auto;padding:40px 20px}
.brand{color:var(--accent);font-weight:700;margin:0}h1{font-size:28px;line-height:1.2;margin:0}p{color:var(--soft)}
label{display:block;font-weight:600}input,button{box-sizing:border-box;width:100%;min-height:48px;font:inherit;border-radius:12px;padding:0 14px}
input{border:1px solid var(--soft);background:transparent;color:inherit;margin:6px 0 16px}button{border:0;background:var(--accent);color:var(--on);font-weight:700}
a{color:var(--accent);display:inline-block;padding:10px 0}`
