import { expect, test } from 'vitest'
import { withoutName } from './child-name.ts'

test.each([
  ["omar bites, omar's sister cries", 'Omar', "my child bites, my child's sister cries"],
  ['zoe lou is afraid', 'Zoë-Lou', 'my child is afraid'],
  ['zoe is afraid', 'Zoë-Lou', 'my child is afraid'],
  ['omarion bites', 'Omar', 'omarion bites'],
  ['he will not eat', 'Will', 'he will not eat'],
  ['he bites al', 'Al', 'he bites al'],
  ['he bites', '', 'he bites'],
  ['he (bites', '(((', 'he (bites'],
  ['our child bites', 'your child', 'our child bites'],
])('%s without %s', (plain, name, left) => expect(withoutName(plain, name)).toBe(left))
