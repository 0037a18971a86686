import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWork } from '../../../ui/at-work.ts'
import { showToastsBy, type Told } from '../../../ui/over/toast.ts'
import { offerUpdates } from './offer-update.ts'

let told: Told[]
let stopShowing: () => void
const postMessage = vi.fn()
const reload = vi.fn()
let takesOver: () => void = () => {}

beforeEach(() => {
  told = []
  stopShowing = showToastsBy((one) => void told.push(one))
  postMessage.mockClear()
  reload.mockClear()
  const registration = Object.assign(new EventTarget(), { waiting: { postMessage }, update: vi.fn() })
  const serviceWorker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    controller: {},
  })
  takesOver = () => serviceWorker.dispatchEvent(new Event('controllerchange'))
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  stopShowing()
  vi.unstubAllGlobals()
})

test('a new version is offered, and taken only when somebody says so', async () => {
  await offerUpdates()
  expect(told).toMatchObject([{ title: 'A new version of Kinwise is here' }])
  expect(postMessage).not.toHaveBeenCalled()
  told[0]?.action?.onPress()
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('take-over')
  expect(reload).not.toHaveBeenCalled()
  takesOver()
  expect(reload).toHaveBeenCalledOnce()
})

test('neither the offer nor the new version comes while a message is on its way', async () => {
  const done = startWork()
  await offerUpdates()
  expect(told).toEqual([])
  done()
  expect(told).toHaveLength(1)
  const first = startWork()
  const second = startWork()
  told[0]?.action?.onPress()
  first()
  first()
  expect(postMessage).not.toHaveBeenCalled()
  second()
  expect(postMessage).toHaveBeenCalledOnce()
})
