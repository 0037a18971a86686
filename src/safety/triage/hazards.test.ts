import { describe, expect, test } from 'vitest'
import { hazardsIn, loadHazards } from './hazards.ts'

const hazards = loadHazards()
const YOUNGEST = 1

describe.each(hazards.map((one) => [one.meaning, one] as const))('%s', (_, hazard) => {
  test.each(hazard.yes)('%s', (text) => expect(hazardsIn(hazards, text, YOUNGEST)).toContain(hazard))
  test.each(hazard.no)('not: %s', (text) => expect(hazardsIn(hazards, text, YOUNGEST)).toEqual([]))
  test('not from the age on at which it no longer holds', () =>
    expect(hazardsIn(hazards, hazard.yes[0] as string, hazard.until)).not.toContain(hazard))
})
