// node scripts/draw-card.ts: draws public/card.png, which previews of a link show, anew.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { home } from '../content/site/home.ts'

const ROOT = join(import.meta.dirname, '..')
const WIDTH = 1200
const HEIGHT = 630

const inline = (path: string, type: string) =>
  `data:${type};base64,${readFileSync(join(ROOT, path)).toString('base64')}`

const page = `<!doctype html><style>
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

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
await tab.setContent(page)
await tab.evaluate(() => document.fonts.ready)
await tab.screenshot({ path: join(ROOT, 'public/card.png') })
await browser.close()
