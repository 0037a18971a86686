import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What nobody expected to be printed fails the test that printed it. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  expect(vi.mocked(console.warn).mock.calls).toEqual([])
  vi.restoreAllMocks()
})
