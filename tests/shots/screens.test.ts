import { expect, test } from 'vitest'
import { pages } from '../../src/app/web/pages.ts'
import { SCREENS } from './screens.ts'

test('every route has a screen', () => {
  const paths = SCREENS.map(({ path }) =>
    path
      .replace('{child}', '$childId')
      .replace('2026-10', '$month')
      .replace(/[?#].*/, ''),
  )
  expect(Object.keys(pages).filter((path) => !paths.includes(path))).toEqual([])
})

test('no two screens share a picture', () => {
  const names = SCREENS.map(({ name }) => name.replace(/\W+/g, '-'))
  expect(new Set(names).size).toBe(names.length)
})
