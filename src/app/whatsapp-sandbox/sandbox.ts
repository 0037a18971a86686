import { randomBytes } from 'node:crypto'
import { whatsAppGraph } from '../../platform/whatsapp-cloud/graph.ts'
import {
  CHECK_IN_TEMPLATE,
  GRAPH_BASE,
  TEMPLATE,
  type WhatsAppSettings,
} from '../../platform/whatsapp-cloud/settings.ts'
import type { Sandboxed } from '../../whatsapp/feature.ts'
import { createPhones, type Phones } from './phones.ts'
import { createStandIn, type Trouble } from './stand-in.ts'

const PATH = '/dev/whatsapp'

/** Numbers that belong to nobody. */
export const SANDBOX_NUMBERS = [
  { number: '+15550100001', numberId: '900000000000001', kind: 'shared' },
  { number: '+15550100002', numberId: '900000000000002', kind: 'dedicated' },
  { number: '+15550100003', numberId: '900000000000003', kind: 'dedicated' },
] as const

const PEOPLE = [
  { userId: 'US.13491208655302741918', waId: '16505550101', name: 'Sam' },
  { userId: 'DE.24491208655302741920', waId: '4915155550102', name: 'Alex' },
  { userId: 'GB.35491208655302741921', waId: null, name: 'Noor' },
]

export type Sandbox = Omit<Sandboxed, 'numbers'> & {
  phones: Phones
  trouble: Trouble
  numbers: typeof SANDBOX_NUMBERS
}

/** WhatsApp as development has it: phones on a page, and a Graph API that is as strict as the real one. Nothing leaves the machine. */
export const createSandbox = (): Sandbox => {
  const secret = () => randomBytes(24).toString('hex')
  const settings: WhatsAppSettings = {
    accessToken: secret(),
    appSecret: secret(),
    verifyToken: secret(),
    apiBase: GRAPH_BASE,
    countries: null,
    template: TEMPLATE,
    checkInTemplate: CHECK_IN_TEMPLATE,
  }
  const phones = createPhones(settings.appSecret)
  for (const person of PEOPLE) phones.add(person)
  const { fetchFrom, trouble } = createStandIn(phones, [...SANDBOX_NUMBERS], settings)
  const graph = whatsAppGraph(settings, fetchFrom)
  const clock = () => new Date(phones.now())
  return { settings, graph, phones, trouble, numbers: SANDBOX_NUMBERS, path: PATH, clock }
}
