import axe from 'axe-core'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that axe still calls experiments, and that fit. */
const EXPERIMENTS = [
  'css-orientation-lock',
  'label-content-name-mismatch',
  'focus-order-semantics',
  'table-fake-caption',
  'td-has-header',
]

/** What axe has against the page as it is now. `besides` are rules that are not asked. */
export const askAxe = async (page: Page, besides: readonly string[], where: string): Promise<string[]> => {
  const rules = Object.fromEntries([
    ...EXPERIMENTS.map((id) => [id, { enabled: true }]),
    ...besides.map((id) => [id, { enabled: false }]),
  ])
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: axe.RunOptions = { runOnly: { type: 'tag', values: TAGS }, rules }
  const found = await page.evaluate(violations, options)
  return found.map((one) => `${where}: ${one}`)
}

const violations = async (options: axe.RunOptions): Promise<string[]> => {
  const { run } = (window as unknown as { axe: typeof axe }).axe
  const found = await run({ ...options, resultTypes: ['violations'] })
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
