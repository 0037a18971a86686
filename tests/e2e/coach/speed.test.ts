import { expect, test } from 'vitest'
import { newVisitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { readPaint, watchPaint } from '../painted.ts'
import { useModelledSite } from '../site.ts'

const ROUNDS = 8
const UPSTREAM_MS = 200

const { upstream, server } = useModelledSite()

test('what was typed stands there long before an answer could', async () => {
  const visitor = await newVisitor()
  const { page } = visitor
  const [child] = await signInAsFamily(visitor, server, 'speed@example.org', [{}])
  await page.goto(`${server.url}/my-children/${child}/chat`)
  await page.getByRole('textbox').waitFor()
  const own: number[] = []
  const first: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const answer = `Answer${round} `
    upstream.scenario('plain', { tokens: [answer, 'and more.'], firstTokenMs: UPSTREAM_MS })
    const question = `Question ${round}`
    await page.getByRole('textbox').fill(question)
    await page.evaluate(watchPaint, { texts: [question, answer.trim()] })
    await page.keyboard.press('Enter')
    const [ownMs = 0, firstMs = 0] = await page.evaluate(readPaint)
    own.push(ownMs)
    first.push(firstMs - UPSTREAM_MS)
    await page.getByRole('button', { name: 'Send message' }).waitFor()
  }
  console.log(
    `own message painted ${median(own)} ms after Enter; first token ${median(first)} ms beyond the coach's`,
  )
  expect(median(own)).toBeLessThan(UPSTREAM_MS)
  visitor.expectQuiet()
})

const median = (values: number[]) => Math.round([...values].sort((a, b) => a - b)[values.length >> 1] ?? 0)
