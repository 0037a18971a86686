import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { askedBy } from '../../src/platform/http/validate.ts'
import type { TestApp } from '../app/test-app.ts'
import { newPushBrowser } from '../fakes/push-service.ts'

export type Route = {
  method: string
  /** As the product names it: '/api/children/:childId'. */
  path: string
  /** A body that fits the shape the route asks for; undefined where it asks for none. */
  body: unknown
  /** What its address must ask for, with the question mark; '' where nothing. */
  query: string
}

/** Nobody reads them to their end: they're opened by tests of their own. */
const ENDLESS = ['GET /api/family-chat/events']

/** Every route of the API that the running product has, so that no test can forget one. */
export const everyRoute = (app: TestApp): Route[] => {
  const routes = new Map<string, Route>()
  for (const { method, path: given, handler } of app.app.routes) {
    if (method === 'ALL' || !given.startsWith('/api/') || given.startsWith('/api/auth/')) continue
    const path = given.replace(/\/$/, '')
    if (ENDLESS.includes(`${method} ${path}`)) continue
    const asked = askedBy(handler)
    const known = routes.get(`${method} ${path}`)
    routes.set(`${method} ${path}`, {
      method,
      path,
      body: known?.body ?? (asked.body && exampleOf(asked.body)),
      query: known?.query || (asked.query ? queryFor(asked.query) : ''),
    })
  }
  return [...routes.values()]
}

/** The same as 'GET /api/children', with what is under /api/auth. */
export const namesOfRoutes = (app: TestApp): string[] => [
  ...new Set(
    app.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`),
  ),
]

/** The path with its parameters filled in. */
export const fill = (path: string, values: (name: string) => string): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values(name)))

type Shape = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  format?: string
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  maxLength?: number
}

/** Texts of a kind that no example of ours would hit. */
const OF_PATTERN: [RegExp, string][] = [
  [/\\d/, '0151'],
  [/EI/, 'ENFP'],
  [/:_-/, 'else'],
  [/\{87\}/, newPushBrowser('').subscription.keys.p256dh],
  [/\{22\}/, newPushBrowser('').subscription.keys.auth],
]

const queryFor = (schema: z.core.$ZodType): string => {
  const shape = shapeOf(schema)
  const needed = (shape.required ?? []).map((name): [string, string] => [
    name,
    String(build(shape.properties?.[name] ?? {})),
  ])
  return needed.length > 0 ? `?${new URLSearchParams(needed)}` : ''
}

const exampleOf = (schema: z.core.$ZodType): unknown => build(shapeOf(schema))

const shapeOf = (schema: z.core.$ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

const build = (shape: Shape): unknown => {
  if (shape.anyOf) return build(shape.anyOf.find(({ type }) => type === 'null') ?? shape.anyOf[0] ?? {})
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.type === 'object') {
    const entries = Object.entries(shape.properties ?? {})
    return Object.fromEntries(entries.map(([name, inner]) => [name, build(inner)]))
  }
  if (shape.type === 'array') return shape.items ? [build(shape.items)] : []
  if (shape.type === 'boolean') return true
  if (shape.type === 'number' || shape.type === 'integer')
    return Math.max(shape.minimum ?? 1, (shape.exclusiveMinimum ?? 0) + 1)
  return shape.type === 'null' ? null : textOf(shape)
}

const textOf = ({ format, pattern, maxLength = 20 }: Shape): string => {
  if (format === 'uri') return 'https://push.example.org/a'
  if (format === 'uuid') return randomUUID()
  if (format === 'date-time') return '2026-01-01T00:00:00.000Z'
  if (format === 'email') return `${randomUUID()}@example.org`
  const known = pattern && OF_PATTERN.find(([wanted]) => wanted.test(pattern))?.[1]
  return known || 'An example'.slice(0, maxLength)
}
