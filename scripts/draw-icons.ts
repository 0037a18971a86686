// node scripts/draw-icons.ts: draws the icons in public/icons, which phones put on their home screens, anew from public/icon.svg.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const PUBLIC = join(import.meta.dirname, '../public')
const GREEN = '#1b6a5f'

const icon = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8')
/** Phones cut the corners themselves, and a mask may cut a fifth off each side. */
const uncut = icon.replace(/<rect[^>]*>/, '')
const withRoom = uncut.replace('viewBox="0 0 64 64"', 'viewBox="-6 -6 76 76"')

const ICONS = [
  { name: 'any-192', size: 192, svg: icon, ground: 'transparent' },
  { name: 'any-512', size: 512, svg: icon, ground: 'transparent' },
  { name: 'maskable-512', size: 512, svg: withRoom, ground: GREEN },
  { name: 'touch-180', size: 180, svg: uncut, ground: GREEN },
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const tab = await browser.newPage()
for (const { name, size, svg, ground } of ICONS) {
  await tab.setViewportSize({ width: size, height: size })
  await tab.setContent(
    `<style>body { margin: 0; background: ${ground} } svg { display: block; width: ${size}px; height: ${size}px }</style>${svg}`,
  )
  await tab.screenshot({ path: join(PUBLIC, 'icons', `${name}.png`), omitBackground: true })
}
await browser.close()
