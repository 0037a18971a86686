import { expect, test, vi } from 'vitest'
import { onceBack } from './once-back.ts'

const away = () => Object.assign(new Error('no'), { code: '57P01' })
const noPause = async () => {}

test('what the database could not do is done once it is back', async () => {
  const work = vi
    .fn(async () => 'done')
    .mockRejectedValueOnce(away())
    .mockRejectedValueOnce(away())
  expect(await onceBack(work, noPause)).toBe('done')
  expect(work).toHaveBeenCalledTimes(3)
})

test('what it refuses is refused at once', async () => {
  const work = vi.fn().mockRejectedValue(Object.assign(new Error('no'), { code: '23505' }))
  await expect(onceBack(work, noPause)).rejects.toMatchObject({ code: '23505' })
  expect(work).toHaveBeenCalledOnce()
})

test('it ends', async () => {
  const work = vi.fn().mockRejectedValue(away())
  await expect(onceBack(work, noPause)).rejects.toMatchObject({ code: '57P01' })
  expect(work).toHaveBeenCalledTimes(120)
})
