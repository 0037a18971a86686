import { expect, test } from 'vitest'
import { isSinking } from './sinking.ts'

test.each<[string[], boolean]>([
  [['she never comes out of her room', 'she cries at night'], true],
  [['she cries at night and she hardly eats'], true],
  [['he stopped seeing his friends', 'he is always tired'], true],
  [['she never comes out of her room'], false],
  [['he hardly eats vegetables', 'and now?'], false],
  [['i cry at night', 'i hardly eat'], false],
  [['the baby cries at night'], false],
])('%j: %s', (said, expected) => expect(isSinking(said)).toBe(expected))
