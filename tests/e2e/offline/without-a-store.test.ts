import { expect, test } from 'vitest'
import { newVisitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { useSite } from '../site.ts'
import { BROKEN, chatOf, newOwnDevice, write } from './device.ts'

const server = useSite()

const answersIn = async (page: Parameters<typeof write>[0], childId: string | undefined) => {
  await page.goto(chatOf(server, childId))
  await write(page, 'She screams at bedtime')
  await page.getByText('Answer ready').waitFor({ state: 'attached' })
  await page.reload()
  await page.getByRole('log').getByText('She screams at bedtime').waitFor()
  expect(await page.getByRole('log').getByText('She screams at bedtime').count()).toBe(1)
}

test('without IndexedDB the chat works as ever, and nobody is asked', async () => {
  const parent = await newVisitor({}, BROKEN)
  await parent.page.addInitScript(() => Reflect.deleteProperty(window, 'indexedDB'))
  const [childId] = await signInAsFamily(parent, server, 'no-store@example.org', [{}])
  await parent.page.goto(`${server.url}/my-children`)
  await parent.page.getByRole('heading', { name: 'My Children' }).waitFor()
  expect(await parent.page.getByText('Is this your own device?').count()).toBe(0)
  await answersIn(parent.page, childId)
  parent.expectQuiet()
})

test.each([
  [
    'full',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  [
    'refused',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('private', 'SecurityError')
      }
    },
  ],
  [
    'held by an older tab',
    () => {
      const { open } = IDBFactory.prototype
      IDBFactory.prototype.open = function hang(this: IDBFactory, name: string) {
        return open.call(this, `${name}-elsewhere`, 99)
      }
      Object.defineProperty(IDBOpenDBRequest.prototype, 'readyState', { value: 'pending' })
      IDBRequest.prototype.addEventListener = () => {}
    },
  ],
  [
    'of a newer version',
    () => {
      const { open } = IDBFactory.prototype
      IDBFactory.prototype.open = function older(this: IDBFactory, name: string) {
        open.call(this, name, 99)
        return open.call(this, name, 1)
      }
    },
  ],
])('with a store that is %s the chat works as ever', async (state, breakStore) => {
  const { parent, ids } = await newOwnDevice(server, `${state.replaceAll(' ', '-')}@example.org`)
  await parent.page.addInitScript(breakStore)
  await answersIn(parent.page, ids[0])
  parent.expectQuiet()
})

test('rows that make no sense are passed over', async () => {
  const { parent, ids } = await newOwnDevice(server, 'broken@example.org')
  const { page } = parent
  await page.evaluate(async () => {
    const opening = indexedDB.open('kinwise')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const { result } = opening
    const owner = result.transaction('owner').objectStore('owner').get('owner')
    await new Promise((resolve) => owner.addEventListener('success', resolve))
    const { holder } = owner.result as { holder: string }
    const names = [...result.objectStoreNames].filter((name) => name !== 'owner')
    const writing = result.transaction(names, 'readwrite')
    for (const name of names) writing.objectStore(name).put({ holder, id: 'a', keptAt: 'never' })
    await new Promise((resolve) => writing.addEventListener('complete', resolve))
    result.close()
  })
  await answersIn(page, ids[0])
  parent.expectQuiet()
})
