// node scripts/draw-card.ts: draws public/card.png, which previews of a link show, anew.
import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { CARD, cardPage, HEIGHT, signed, WIDTH } from './draw-card/card.ts'

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
await tab.setContent(cardPage())
await tab.evaluate(() => document.fonts.ready)
writeFileSync(CARD, signed(await tab.screenshot()))
await browser.close()
