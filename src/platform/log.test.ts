import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const logged = (err: unknown): string => {
  const lines: string[] = []
  createLog('info', { write: (line) => lines.push(line) }).error({ err }, 'a request failed')
  return lines.join('')
}

test('S23: an error is its class, its code and where it happened', () => {
  const line = JSON.parse(logged(Object.assign(new TypeError('about Mia'), { code: '23505' })))
  expect(line.err).toMatchObject({ name: 'TypeError', code: '23505' })
  expect(line.err.frames[0]).toMatch(/log\.test\.ts:\d+:\d+/)
})

test.each([
  'Mia\n    at school',
  'Mia\n    at school:1:2\n    at Mia (home:3:4)',
  '    at Mia (home:3:4)',
  '\n    at Mia (native)\n',
])('nothing of a message that looks like a place: %j', (message) => {
  const inner = new Error(message)
  expect(logged(inner)).not.toContain('Mia')
  expect(logged(new Error('outer', { cause: inner }))).not.toContain('Mia')
  // As an error that was given another message after it was made.
  expect(logged(Object.assign(new Error(`Failed query: ${message}\n`), { message: 'no' }))).not.toMatch(
    /Mia\\n|school"/,
  )
})
