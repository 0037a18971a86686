import type { Page } from 'playwright-core'

/** What is cut off, stands outside the window or lies over other words; run in the page. Only what can be read counts. */
const findMisfits = (): string[] => {
  const root = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body
  const width = document.documentElement.clientWidth
  const problems: string[] = []
  const tell = (what: string, text: string) => problems.push(`${what}: '${text.trim().slice(0, 40)}'`)
  const wide = document.documentElement.scrollWidth - width
  if (wide > 0) problems.push(`the page is ${wide} px too wide`)

  const isHidden = (element: Element) => {
    const style = getComputedStyle(element)
    return style.visibility !== 'visible' || style.clip !== 'auto' || style.clipPath !== 'none'
  }
  /** Shortened on purpose, or a region that a keyboard can scroll. */
  const maySpill = (element: HTMLElement) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element)
    return (
      textOverflow === 'ellipsis' ||
      webkitLineClamp !== 'none' ||
      (element.tabIndex >= 0 && element.matches('pre, section'))
    )
  }
  const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)
  /** What lies or scrolls over something else does so on purpose. */
  const movesAlone = (element: Element) => {
    const { position } = getComputedStyle(element)
    return !['static', 'relative'].includes(position) || scrolls(element)
  }
  const chain = (from: Element | null): HTMLElement[] => {
    const found: HTMLElement[] = []
    for (let at = from; at && root.contains(at); at = at.parentElement) found.push(at as HTMLElement)
    return found
  }

  const boxes: { box: DOMRect; text: string; group: Element; node: Node }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent ?? ''
    if (
      !parent ||
      text.trim() === '' ||
      parent.closest('script, style, option, textarea, [aria-hidden=true]')
    )
      continue
    const around = chain(parent)
    if (!parent.checkVisibility({ contentVisibilityAuto: true }) || around.some(isHidden)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const spills = around.some(maySpill)
    const group = around.find(movesAlone) ?? root
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue
      if (!spills && (box.left < -1 || box.right > width + 1)) tell('outside the window', text)
      const cutter = around.slice(0, around.findIndex(scrolls) + 1 || around.length).find((one) => {
        const { overflowX, overflowY } = getComputedStyle(one)
        const edge = one.getBoundingClientRect()
        const isCutSideways =
          overflowX !== 'visible' && (box.right > edge.right + 1 || box.left < edge.left - 1)
        const isCutBelow =
          ['hidden', 'clip'].includes(overflowY) && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4)
        return isCutSideways || isCutBelow
      })
      if (cutter && !spills) tell('cut off', text)
      if (!spills) boxes.push({ box, text, group, node })
    }
  }
  boxes.sort((one, other) => one.box.top - other.box.top)
  boxes.forEach(({ box, text, group, node }, place) => {
    for (const next of boxes.slice(place + 1)) {
      if (next.box.top >= box.bottom) break
      if (next.node === node || next.group !== group) continue
      const across = Math.min(box.right, next.box.right) - Math.max(box.left, next.box.left)
      const down = Math.min(box.bottom, next.box.bottom) - next.box.top
      if (across > 2 && down > Math.min(box.height, next.box.height) * 0.45)
        tell(`over '${text.trim().slice(0, 40)}'`, next.text)
    }
  })
  return [...new Set(problems)]
}

/** A narrow window, and type at 200 %. The root's own size is what is doubled: sharper than a browser's setting, which the page's breakpoints follow too. */
const TIGHT = [
  { where: 'at 320', width: 320, text: 16 },
  { where: 'at 390, text 200 %', width: 390, text: 32 },
  { where: 'at 320, text 200 %', width: 320, text: 32 },
] as const

export const misfits = async (page: Page, where: string): Promise<string[]> =>
  (await page.evaluate(findMisfits)).map((problem) => `${where}: ${problem}`)

/** Everything that does not fit where there is little room. The window is left as it was. `look` takes a picture of the tightest. */
export const tightMisfits = async (page: Page, look: () => Promise<unknown>): Promise<string[]> => {
  const before = page.viewportSize() ?? { width: 390, height: 844 }
  const found: string[] = []
  for (const { where, width, text } of TIGHT) {
    await page.setViewportSize({ width, height: 640 })
    await enlarge(page, text)
    found.push(...(await misfits(page, where)))
  }
  await look()
  await enlarge(page, 16)
  await page.setViewportSize(before)
  return found
}

const enlarge = (page: Page, size: number) =>
  page.evaluate(async (px) => {
    document.documentElement.style.fontSize = px === 16 ? '' : `${px}px`
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, size)
