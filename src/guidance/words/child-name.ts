import { normalise } from '../../language/normalise.ts'
import { STOP_WORDS } from '../../language/stop-words.ts'

/**
 * A normalised message with 'my child' in place of the child's name, which says nothing about what it is about but would count as
 * a word that no card knows. A name that is an everyday word as well (Will, May) stays.
 */
export const withoutName = (plain: string, name: string): string => {
  const words = normalise(name).match(/[\p{L}\d]+/gu) ?? []
  const [first = ''] = words
  if (first.length < 3 || STOP_WORDS.has(first)) return plain
  const named = `${first}(?:[^\\p{L}\\d]+${words.slice(1).join('[^\\p{L}\\d]+') || '(?!)'})?`
  return plain.replace(new RegExp(`(?<![\\p{L}\\d])${named}(?![\\p{L}\\d])`, 'gu'), 'my child')
}
