import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostilePaths } from '../../../tests/doors/hostile-paths.ts'
import { isLocalPath } from './local-path.ts'

describe('leads to a page of this site', () => {
  test.each([
    '/',
    '/my-children',
    '/email-verified?next=checkout&plan=family',
    '/my-children/7/chat?tab=2#end',
    '/login?to=%2Fmy-children%2F7',
    '/search?q=a//b/../c',
    '/a.b/c..d/...',
  ])('%s', (path) => {
    expect(isLocalPath(path)).toBe(true)
  })
})

describe('S30: leads elsewhere, or may be read so', () => {
  test.each(hostilePaths.map((path) => [path]))('%j', (path) => {
    expect(isLocalPath(path)).toBe(false)
  })
})

test('whatever passes stays on the site, and on the page it names, resolved once or twice', () => {
  const piece = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '%2e', '%2F', '%5c', '\t', '@', ':', '?', '#', 'a', 'evil.example'],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const path = `/${pieces.join('')}`
      if (!isLocalPath(path)) return
      const once = new URL(path, 'https://site.invalid')
      const twice = new URL(once.pathname, 'https://site.invalid')
      expect([once.origin, twice.origin]).toEqual(['https://site.invalid', 'https://site.invalid'])
      expect(twice.pathname).toBe(path.split(/[?#]/)[0])
    }),
  )
})
