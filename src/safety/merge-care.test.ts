import { describe, expect, test } from 'vitest'
import type { Assessment } from './assess.ts'
import { mergeCare } from './merge-care.ts'

const none: Assessment = {
  level: 'none',
  concern: null,
  who: null,
  because: [],
  loud: false,
  likely: 'violence',
}
const scored: Assessment = {
  ...none,
  level: 'crisis',
  concern: 'violence',
  who: 'writer',
  because: ['score'],
}
const plain: Assessment = { ...scored, because: ['a partner is violent', 'score'], loud: true }

describe('what a model hears', () => {
  test('a missing line changes nothing', () => {
    for (const local of [none, scored, plain]) expect(mergeCare(local, null)).toBe(local)
  })
  test('a plain statement stands whatever the model says', () => {
    expect(mergeCare(plain, 'none')).toBe(plain)
    expect(mergeCare(plain, 'support')).toBe(plain)
  })
  test('and can be raised', () =>
    expect(mergeCare(plain, 'emergency')).toMatchObject({
      level: 'emergency',
      concern: 'violence',
      loud: true,
    }))
  test('the score alone goes where the model hears no danger', () =>
    expect(mergeCare(scored, 'none')).toMatchObject({ level: 'none', concern: null, loud: false }))
  test('is loud where the model agrees', () =>
    expect(mergeCare(scored, 'crisis')).toMatchObject({ level: 'crisis', loud: true }))
  test('and is lowered with it', () =>
    expect(mergeCare(scored, 'support')).toMatchObject({ level: 'support', loud: false }))
  test('the model alone raises, with the concern the words are likely about', () => {
    expect(mergeCare(none, 'crisis')).toMatchObject({ level: 'crisis', concern: 'violence', loud: true })
    expect(mergeCare({ ...none, likely: 'medical' }, 'crisis')).toMatchObject({ concern: 'suicide' })
    expect(mergeCare(none, 'urgent_medical')).toMatchObject({ concern: 'medical', loud: true })
    expect(mergeCare(none, 'support')).toMatchObject({ level: 'support', loud: false })
  })
})
