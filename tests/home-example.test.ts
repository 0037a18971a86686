import { expect, test } from 'vitest'
import { home } from '../content/site/home.ts'
import { talk } from './people/guide-talk.ts'

const plain = (text: string) => text.replace(/[‘’'"]/g, "'")

test('the talk on the home page is what the guide says', async () => {
  const { question, answer, words } = home.example
  const [said] = await talk({ name: 'Maya', age: 4, interests: ['dinosaurs'] }, question)
  for (const part of [...answer, words]) {
    const [first = '', ...rest] = plain(part)
      .replace(/^'|'$/g, '')
      .split(/(?<=\.) /)
    for (const sentence of [first, ...rest])
      expect(plain(said?.text ?? '').toLowerCase()).toContain(sentence.toLowerCase())
  }
})
