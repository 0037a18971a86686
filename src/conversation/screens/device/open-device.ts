import type { QueryClient } from '@tanstack/react-query'
import type { Me } from '../../../accounts/contract.ts'
import { meQuery } from '../../../accounts/screens/api.ts'
import { onForget } from '../../../ui/device/forget-device.ts'
import { isOwnDevice, sayOwnDevice } from '../../../ui/device/own-device.ts'
import { KEPT_AT } from '../api.ts'
import { sendSoon } from '../waiting/outbox.ts'
import { createDevice, type Device } from './device.ts'
import { openStore } from './open-store.ts'

const ASK_AGAIN_MS = 10_000

let opening: Promise<Device | null> | null = null
/** Whose words are kept on this page; undefined until the server said who is signed in. */
let here: string | null | undefined

/** Opens the store and follows who is signed in. Settles once what was kept is shown; at once where nothing can be kept. */
export const openDevice = (client: QueryClient): Promise<void> => {
  opening ??= openStore().then((database) => {
    if (!database) return null
    const device = createDevice(client, database, () => {
      here = null
      void client.invalidateQueries({ queryKey: meQuery.queryKey })
    })
    return device.open().then(() => {
      followWhoIsHere(client, device)
      return device
    })
  })
  return opening.then(() => {})
}

/** From now on, or not any more: then what was kept goes at once. */
export const keepHere = async (client: QueryClient, me: Me, isKept: boolean): Promise<void> => {
  sayOwnDevice(me.id, isKept)
  if (isKept) await openDevice(client)
  const device = await opening
  here = isKept ? holderOf(me) : null
  await (isKept ? device?.welcome(holderOf(me)) : device?.end({ isSignOut: true }))
}

const followWhoIsHere = (client: QueryClient, device: Device) => {
  const settle = () => {
    const { data: me, dataUpdatedAt = 0 } = client.getQueryState(meQuery.queryKey) ?? {}
    // What was kept says who it was, not who it is.
    if (me === undefined || dataUpdatedAt === KEPT_AT) return
    const holder = me && isOwnDevice(me.id) ? holderOf(me) : null
    if (holder === here) return
    here = holder
    void (holder === null ? device.end({ isSignOut: false }) : device.welcome(holder))
  }
  const askWhoIsHere = () => {
    if (here === undefined) void client.prefetchQuery(meQuery)
    else sendSoon()
  }
  onForget(() => device.end({ isSignOut: true }))
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === meQuery.queryKey[0]) settle()
  })
  settle()
  askWhoIsHere()
  addEventListener('online', askWhoIsHere)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') askWhoIsHere()
  })
  const timer = setInterval(() => {
    if (here !== undefined) clearInterval(timer)
    else askWhoIsHere()
  }, ASK_AGAIN_MS)
}

/** Whose rows they are: a person's, in the family they act for. Nothing of another's is ever shown, whoever else signs in here. */
const holderOf = ({ id, family }: Me & { family?: { id: string } | null }): string =>
  family ? `${id}/${family.id}` : id
