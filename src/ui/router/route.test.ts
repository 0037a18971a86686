import { describe, expect, test } from 'vitest'
import { findRoute, hrefOf, type Routes } from './route.ts'

const page = { title: 'A page', load: async () => () => null }
const routes: Routes = {
  '/': page,
  '/about': page,
  '/my-children': page,
  '/my-children/$childId/chat': page,
}

describe('findRoute', () => {
  test.each([
    ['/', '/', {}],
    ['/about', '/about', {}],
    ['/about/', '/about', {}],
    ['/my-children/7/chat', '/my-children/$childId/chat', { childId: '7' }],
    ['/my-children/a%20b/chat', '/my-children/$childId/chat', { childId: 'a b' }],
    ['/my-children/100%/chat', '/my-children/$childId/chat', { childId: '100%' }],
  ])('%s is %s', (pathname, path, params) => {
    expect(findRoute(routes, pathname)).toEqual({ path, route: page, params })
  })

  test.each([
    '',
    '///',
    '/About',
    '/about/us',
    '/my-children//chat',
    '/my-children/7',
    '/constructor',
    '/$childId',
  ])('%s is no page', (pathname) => {
    expect(findRoute(routes, pathname)).toBeNull()
  })
})

describe('hrefOf', () => {
  test.each([
    [{ to: '/about' }, '/about'],
    [{ to: '/my-children/$childId/chat', params: { childId: 'a/b?' } }, '/my-children/a%2Fb%3F/chat'],
    [{ to: '/login', search: { to: '/x?y=1&z', plan: undefined } }, '/login?to=%2Fx%3Fy%3D1%26z'],
    [{ to: '/faq', search: {}, hash: 'refunds' }, '/faq#refunds'],
  ])('%o is %s', (address, href) => {
    expect(hrefOf(address)).toBe(href)
  })
})
