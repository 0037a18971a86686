import fc from 'fast-check'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// The same cases everywhere, so that what passed here lands; another seed looks further.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_260_101) })

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
