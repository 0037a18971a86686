import { expect, test } from 'vitest'
import { babyFever } from './baby-fever.ts'

test.each<[string, number | undefined, ReturnType<typeof babyFever>]>([
  ['my 6 week old has 38.2', undefined, 'emergency'],
  ['my 2 month old has 100.8 rectal', undefined, 'emergency'],
  ['8wk old fever 101', undefined, 'emergency'],
  ['she has a fever of 38.4', 0.15, 'emergency'],
  ['my baby is five weeks old\nnow it is 38.4 on the thermometer', undefined, 'emergency'],
  ['newborn has a fever', undefined, 'emergency'],
  ['my 4 month old has 39.4', undefined, 'urgent_medical'],
  ['he is 38.2 after his vaccines', 1, null],
  ['my 6 year old has a temperature of 38.3 and a cold', undefined, null],
  ['bath water temp 38 ok for a newborn?', undefined, null],
  ['i am 38.4 weeks pregnant', undefined, null],
  ['my 10 week old sleeps 5 hours', undefined, null],
  ['my 2 month old has no fever, 37.1', undefined, null],
  ['what is a fever in a newborn', undefined, null],
  ['he has had a fever for five days', undefined, null],
  ['he has had a fever for five days', 4, null],
  ['she has a fever, it is day 3', 2, null],
  ['my son has a temperature of 38.5, 3 days now', undefined, null],
  ['fever 39 for 2 weeks on and off', 6, null],
  ['his sister is 6 weeks old and has a fever', 4, 'emergency'],
  ['my baby is only 5 weeks and has a fever', undefined, 'emergency'],
  ['baby 9 weeks, temp 38.6', undefined, 'emergency'],
  ['she has a fever for two days', 0.15, 'emergency'],
])('%s (%s)', (said, age, expected) => expect(babyFever(said, age)).toBe(expected))
