import { expect, test } from 'vitest'
import { toast, toastStore } from './toast.ts'

test('what can be taken back stays long enough for tired hands, and no more than three are shown', () => {
  const action = { label: 'Undo', onPress: () => {} }
  const last = ['one', 'two', 'three', 'four'].map((title) => toast.show(title, { action })).at(-1)
  expect(toastStore.read().map(({ title }) => title)).toEqual(['two', 'three', 'four'])
  expect(toastStore.read()[0]?.durationMs).toBeGreaterThanOrEqual(20_000)
  toast.dismiss(last ?? 0)
  expect(toastStore.read()).toHaveLength(2)
})
