import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions } from 'playwright-core'
import type { RunningServer } from '../app/running-server.ts'
import { newVisitor, type Visitor } from '../e2e/browser.ts'
import { poster, signInAsFamily } from '../e2e/family.ts'
import { PASSWORD } from '../e2e/parent.ts'
import { startSite } from '../e2e/site.ts'
import type { Person } from './screen.ts'

type Known = { look: BrowserContextOptions; child: string }
export type Stage = { server: RunningServer; people: Record<Person, Known> }

const MAYA = { name: 'Maya', age: 4, interests: ['dinosaurs', 'painting', 'being read to'] }

/** A server, and everybody who looks at it. */
export const setStage = async (env: Record<string, string> = {}): Promise<Stage> => {
  const server = await startSite(env)
  const meet = async (prepare: (visitor: Visitor) => Promise<string>): Promise<Known> => {
    const visitor = await newVisitor()
    const child = await prepare(visitor)
    // The browser remembers that somebody was signed in, so that public pages wake by themselves.
    await visitor.page.goto(`${server.url}/my-children`)
    await visitor.page.waitForLoadState('networkidle')
    const storageState = await visitor.page.context().storageState()
    await visitor.page.context().close()
    return { look: { storageState }, child }
  }
  const asFamily = (email: string) => async (visitor: Visitor) =>
    (await signInAsFamily(visitor, server, email, [MAYA]))[0] ?? ''
  const talk = async (visitor: Visitor, child: string, kind: string, words: string[]) => {
    const { conversation } = await poster(visitor, server)(`/api/children/${child}/conversations`, { kind })
    for (const text of words)
      await visitor.page.request.post(`${server.url}/api/conversations/${conversation.id}/messages`, {
        data: { clientId: randomUUID(), text },
        headers: { origin: server.url },
      })
  }
  /** The first step of the first answer of their child's chat. */
  const tryStep = async (visitor: Visitor, child: string) => {
    const post = poster(visitor, server)
    const { messages } = await post(`/api/children/${child}/conversations`, { kind: 'child' })
    // A model's answers have none.
    const answer = messages.find(({ parts }: { parts?: object }) => parts)
    if (answer) await post(`/api/answers/${answer.id}/steps`, { place: 0, zone: 'Europe/Berlin' })
  }
  const people = {
    visitor: { look: {}, child: '' },
    unverified: await meet(async (visitor) => {
      const sam = { email: 'sam@example.org', password: PASSWORD, name: 'Sam', isAdult: true }
      await poster(visitor, server)('/api/auth/sign-up/email', sam)
      return ''
    }),
    newcomer: await meet((visitor) => signInAsFamily(visitor, server, 'noor@example.org').then(() => '')),
    family: await meet(async (visitor) => {
      const child = await asFamily('robin@example.org')(visitor)
      await talk(visitor, child, 'child', [
        'She screams every night at bedtime and I am exhausted',
        'We tried a chart, that did not work',
      ])
      await talk(visitor, child, 'parents', ['We disagree about screens'])
      await tryStep(visitor, child)
      return child
    }),
    troubled: await meet(asFamily('kim@example.org')),
  }
  return { server, people }
}
