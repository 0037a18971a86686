import { afterEach, expect, test, vi } from 'vitest'
import { startWhatsAppApp } from '../../../tests/app/whatsapp-app.ts'
import { whatsappNumber } from '../tables.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a number that an operator adds or removes is on the pages within a minute, without a restart', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { app: world, stop } = await startWhatsAppApp()
  const announced = async () => (await (await world.app.request('/api/config')).json()).whatsapp
  expect(await announced()).not.toBeNull()

  const numbers = await world.database.db.delete(whatsappNumber).returning()
  vi.advanceTimersByTime(60_000)
  await vi.waitFor(async () => expect(await announced()).toBeNull())

  await world.database.db.insert(whatsappNumber).values(numbers)
  vi.advanceTimersByTime(60_000)
  await vi.waitFor(async () => expect(await announced()).not.toBeNull())
  await stop()
})
