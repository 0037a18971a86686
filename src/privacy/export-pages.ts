import type { Row } from '../platform/db/db.ts'
import { type Reading, readHeld } from './queries.ts'
import type { Talk } from './read-talks.ts'
import { type Held, heldTables, type Owner } from './register.ts'

/** Read as conversations, and too many for one page. */
const ON_PAGES_OF_THEIR_OWN = ['message', 'reply', 'reply_event']

/** The first page: what is in the archive, and every row but those of conversations, which have pages of their own. */
export async function* indexPage(
  reading: Reading,
  owner: Owner,
  talks: Talk[],
  now: Date,
): AsyncGenerator<string> {
  yield head('Your Kinwise data')
  yield `<p>Made on ${time(now)}. The folder <b>data</b> holds the same as JSON, for other programs.</p>`
  yield '<p>Left out are only passwords, keys and codes, because they would open your account.</p>'
  yield `<h2>Conversations</h2>${talks.length === 0 ? '<p>None.</p>' : ''}<ul>`
  for (const { file, title, createdAt } of talks) {
    yield `<li><a href="${file}"><bdi>${escapeHtml(title)}</bdi></a>, ${time(createdAt)}</li>`
  }
  yield '</ul>'
  for (const [table, held] of heldTables().toReversed()) {
    if (held.notExported === undefined && !ON_PAGES_OF_THEIR_OWN.includes(table)) {
      yield* section(held, readHeld(reading, table, held, owner))
    }
  }
  yield FOOT
}

export async function* conversationPage({ title, createdAt, messages }: Talk): AsyncGenerator<string> {
  yield head(title)
  yield `<p><a href="../index.html">All your data</a></p><p>Begun on ${time(createdAt)}</p>`
  for await (const { author, content, createdAt } of messages()) {
    const who = author === 'user' ? 'You' : 'Coach'
    yield `<article class="${author}"><h3>${who} <time>${time(createdAt)}</time></h3><p dir="auto">${escapeHtml(content)}</p></article>\n`
  }
  yield FOOT
}

async function* section({ what }: Held, pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield `<h2>${escapeHtml(what.charAt(0).toUpperCase() + what.slice(1))}</h2>`
  let isEmpty = true
  for await (const rows of pages) {
    isEmpty = false
    for (const row of rows) yield `<dl>${Object.entries(row).map(field).join('')}</dl>\n`
  }
  if (isEmpty) yield '<p>None.</p>'
}

const field = ([name, value]: [string, unknown]): string =>
  value === null
    ? ''
    : `<div><dt>${escapeHtml(name.replaceAll('_', ' '))}</dt><dd dir="auto">${escapeHtml(shown(value))}</dd></div>`

const shown = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const time = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

const head = (title: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1 dir="auto">${escapeHtml(title)}</h1>
`
const FOOT = '</main></body></html>\n'

const STYLE = `:root{color-scheme:light dark;--paper:#f7f3ec;--card:#fff;--ink:#2b2a33;--soft:#66636f;--line:#e4ddd0;--accent:#2f6f62}
@media (prefers-color-scheme:dark){:root{--paper:#17161b;--card:#211f27;--ink:#f1eee8;--soft:#b3afbb;--line:#36333f;--accent:#8fd0c0}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}main{max-width:760px;margin:0 auto;padding:40px 20px}
h1{font-size:28px;line-height:1.25}h2{font-size:20px;margin-top:40px}h3{font-size:14px;margin:0;color:var(--soft)}time{font-weight:400}a{color:var(--accent)}
dl,article{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:12px 16px;margin:12px 0}article.user{border-left:4px solid var(--accent)}
article p{margin:4px 0 0;white-space:pre-wrap;overflow-wrap:anywhere}dl div{display:grid;grid-template-columns:11rem 1fr;gap:4px 16px;padding:2px 0}
dt{color:var(--soft)}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}@media(max-width:520px){dl div{grid-template-columns:1fr}}`
