import { expect, test } from 'vitest'
import { newVisitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { useModelledSite } from '../site.ts'

const { upstream, server } = useModelledSite()

test('what was typed stands there before the coach has said a word', async () => {
  const visitor = await newVisitor()
  const { page } = visitor
  const [child] = await signInAsFamily(visitor, server, 'speed@example.org', [{}])
  await page.goto(`${server.url}/my-children/${child}/chat`)
  await page.getByRole('textbox').waitFor()
  const talk = page.getByRole('log')
  for (const round of [1, 2]) {
    const answer = `Answer${round}`
    upstream.scenario('held', { tokens: [`${answer} `, 'and more.'], after: 0 })
    await page.getByRole('textbox').fill(`Question ${round}`)
    await page.keyboard.press('Enter')
    await talk.getByText(`Question ${round}`).waitFor()
    expect(await talk.getByText(answer).count()).toBe(0)
    upstream.release()
    await talk.getByText(answer).waitFor()
    await page.getByRole('button', { name: 'Send message' }).waitFor()
  }
  visitor.expectQuiet()
})
