import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { home } from '../../content/site/home.ts'

const ROOT = join(import.meta.dirname, '../..')
export const CARD = join(ROOT, 'public/card.png')
export const WIDTH = 1200
export const HEIGHT = 630

/** What the card is drawn of. */
export const cardPage = () => `<!doctype html><style>
  @font-face { font-family: Newsreader; src: url(${inline('src/ui/fonts/newsreader-480.woff2', 'font/woff2')}); }
  body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; box-sizing: border-box; padding: 84px 90px; display: flex; flex-direction: column;
    justify-content: space-between; background: radial-gradient(circle 430px at 1110px 40px, #fbe3cd 99.7%, #faf6ef); color: #1c2b2a;
    font-family: Newsreader, serif; }
  header { display: flex; align-items: center; gap: 24px; font-size: 52px; letter-spacing: -0.02em; }
  h1 { margin: 0; font-weight: 480; font-size: 92px; line-height: 1.06; letter-spacing: -0.022em; text-wrap: balance; max-width: 960px; }
  p { margin: 0; font: 600 30px system-ui, sans-serif; color: #1b6a5f; }
</style>
<header><img src="${inline('public/icon.svg', 'image/svg+xml')}" width="84" height="84" alt="" />Kinwise</header>
<h1>Your Personal Parenting Coach</h1>
<p>${home.hero.eyebrow}</p>`

/** The picture with a note in it of what it was drawn of. */
export const signed = (png: Buffer): Buffer => {
  const note = Buffer.from(`tEXt${KEY}\0${hashOf(cardPage())}`, 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(note.length - 4)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(note))
  // Before the last chunk, which is twelve bytes long.
  return Buffer.concat([png.subarray(0, -12), length, note, check, png.subarray(-12)])
}

/** Whether a picture was drawn of what the card is made of today. */
export const isDrawnOfThis = (png: Buffer): boolean =>
  png.includes(Buffer.from(`tEXt${KEY}\0${hashOf(cardPage())}`, 'latin1'))

const KEY = 'Drawn of'

const hashOf = (page: string) => createHash('sha256').update(page).digest('hex')

const inline = (path: string, type: string) =>
  `data:${type};base64,${readFileSync(join(ROOT, path)).toString('base64')}`
