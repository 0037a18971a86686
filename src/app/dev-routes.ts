import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { AppError } from '../platform/errors.ts'
import type { Inbox, KeptMail } from '../platform/mail/inbox.ts'
import type { Sandbox } from './whatsapp-sandbox/sandbox.ts'
import { sandboxRoutes } from './whatsapp-sandbox/sandbox-routes.ts'

/** What development has in place of the outside world, and a page that lists it. Never mounted in production. */
export const devRoutes = (inbox: Inbox | null, sandbox: Sandbox | null) => {
  const pages = [
    ...(inbox
      ? [{ path: '/dev/inbox', name: 'Inbox', about: 'Every mail the product sent, newest first.' }]
      : []),
    ...(sandbox
      ? [{ path: '/dev/whatsapp', name: 'WhatsApp sandbox', about: 'Phones that talk to the coach.' }]
      : []),
  ]
  const routes = new Hono()
    .use('*', async (c, next) => {
      c.header('Content-Security-Policy', PAGE_POLICY)
      c.header('X-Content-Type-Options', 'nosniff')
      await next()
    })
    .get('/', (c) => c.html(page('Development pages', index(pages))))
    .get('/inbox.css', (c) => c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  if (sandbox) routes.route('/whatsapp', sandboxRoutes(sandbox))
  if (inbox) routes.route('/', inboxRoutes(inbox))
  return routes
}

/** The development inbox: every mail the product sent, newest first. */
const inboxRoutes = (inbox: Inbox) =>
  new Hono()
    .get('/inbox', async (c) => c.html(page('Development inbox', list(await inbox.list()))))
    .get('/inbox/:id', async (c) => {
      const mail = await find(inbox, c.req.param('id'))
      return c.html(page(mail.subject, detail(mail)))
    })
    .get('/inbox/:id/html', async (c) => {
      const mail = await find(inbox, c.req.param('id'))
      // A mail brings its own style attributes and nothing that runs.
      c.header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
      )
      return c.html(mail.html.replaceAll('<a ', '<a target="_top" '))
    })

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'"

const find = async (inbox: Inbox, id: string): Promise<KeptMail> => {
  const mail = await inbox.find(id)
  if (!mail) throw new AppError('not_found')
  return mail
}

const page = (title: string, body: unknown) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Kinwise</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/dev/inbox.css"></head>
<body><main>${body}</main></body></html>`

const index = (
  pages: { path: string; name: string; about: string }[],
) => html`<header><p class="brand">Kinwise</p><h1>Development pages</h1>
<p>What stands in for the outside world on your machine.</p></header>
<ul>${pages.map(({ path, name, about }) => html`<li><a href="${path}"><strong>${name}</strong><span>${about}</span></a></li>`)}</ul>`

const list = (mails: KeptMail[]) => html`<header><p class="brand">Kinwise</p><h1>Development inbox</h1>
<p>Mail that the product sent. Nothing left this machine. Set SMTP_URL to send it for real.</p></header>
${mails.length === 0 ? html`<p class="empty">No mail yet. Sign up, and the verification mail will be here.</p>` : ''}
<ul>${mails.map((mail) => html`<li><a href="/dev/inbox/${mail.id}"><strong>${mail.subject}</strong><span>${mail.to}</span><time datetime="${mail.sentAt}">${time(mail)}</time></a></li>`)}</ul>`

const detail = (
  mail: KeptMail,
) => html`<header><p><a href="/dev/inbox">All mail</a></p><h1>${mail.subject}</h1>
<p>To ${mail.to}, ${time(mail)}${mail.replyTo ? html`<br>Answers go to ${mail.replyTo}` : ''}${mail.unsubscribeUrl ? html`<br>Offers mail programs a button to unsubscribe` : ''}</p></header>
<iframe title="The mail as HTML" src="/dev/inbox/${mail.id}/html"></iframe>
<h2>As plain text</h2><pre>${linked(mail.text)}</pre>`

const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${raw(html`${part}`)}`))

const time = (mail: KeptMail): string => `${mail.sentAt.slice(0, 16).replace('T', ' ')} UTC`

const STYLE = `:root{color-scheme:light dark;--paper:#faf6ef;--card:#fffdf9;--ink:#1c2b2a;--soft:#46544f;--line:#e5dccd;--accent:#1b6a5f}
@media (prefers-color-scheme:dark){:root{--paper:#101819;--card:#172122;--ink:#efe9df;--soft:#bcc5c0;--line:#2a3737;--accent:#7ccbb8}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:48px 20px}.brand{color:var(--accent);font-weight:700;margin:0}
h1{font-size:28px;line-height:1.2;margin:0 0 8px}header p{color:var(--soft)}h2{font-size:18px;margin-top:32px}
ul{list-style:none;padding:0;margin:24px 0;background:var(--card);border:1px solid var(--line);border-radius:16px;overflow:hidden}
li+li{border-top:1px solid var(--line)}li a{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:16px 20px;color:inherit;text-decoration:none}
li a:hover{background:color-mix(in srgb,var(--accent) 8%,transparent)}li span,time{color:var(--soft);font-size:14px}li time{grid-row:1;grid-column:2}
@media (max-width:480px){li a{grid-template-columns:1fr}li time{grid-row:auto;grid-column:1}}
a{color:var(--accent)}a:focus-visible{outline:3px solid var(--accent);outline-offset:-3px;border-radius:12px}
iframe{box-sizing:border-box;width:100%;height:680px;border:1px solid var(--line);border-radius:16px;background:var(--paper)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px;font:14px/1.6 ui-monospace,monospace}
.empty{padding:40px;text-align:center;background:var(--card);border:1px dashed var(--line);border-radius:16px;color:var(--soft)}`
