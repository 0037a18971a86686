import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

test.each([
  [0, "Up at this hour? We're here."],
  [4, "Up at this hour? We're here."],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('at %i the greeting is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})
