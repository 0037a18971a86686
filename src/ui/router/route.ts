import type { ComponentType } from 'react'

/** One page of the site. */
export type Route = {
  /** Stands in the browser's title before the brand. */
  title: string
  load: () => Promise<ComponentType>
  /** Before the page is loaded: where to go instead, or null to go on. */
  guard?: (url: URL) => Promise<string | null>
  /** What the page will ask the server for, asked while the guard still asks: it may find that nobody is signed in. */
  ahead?: (found: Opened) => Promise<void>
  /** Without the site's header and footer: the page fills the window. */
  bare?: boolean
  /** Only public pages have one: they are written at build time, and search engines are told of them. */
  description?: string
}

/** An address and what stands in it for its page's parameters. */
export type Opened = { url: URL; params: Params }

/** By path; a part that starts with $ is a parameter: '/my-children/$childId/chat'. */
export type Routes = Readonly<Record<string, Route>>

export type Params = Record<string, string>

export type Found = { path: string; route: Route; params: Params }

export const findRoute = (routes: Routes, pathname: string): Found | null => {
  for (const [path, route] of Object.entries(routes)) {
    const params = match(path, pathname)
    if (params) return { path, route, params }
  }
  return null
}

export type Address = {
  to: string
  params?: Params
  /** What is undefined is left out. */
  search?: Record<string, string | undefined>
  hash?: string
}

export const hrefOf = ({ to, params = {}, search = {}, hash }: Address): string => {
  const path = to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams(
    Object.entries(search).filter((pair): pair is [string, string] => !!pair[1]),
  )
  return `${path}${query.size ? `?${query}` : ''}${hash ? `#${hash}` : ''}`
}

const match = (path: string, pathname: string): Params | null => {
  const wanted = path.split('/')
  const given = pathname.replace(/(.)\/$/, '$1').split('/')
  if (wanted.length !== given.length) return null
  const params: Params = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (!part.startsWith('$')) {
      if (part !== value) return null
    } else {
      if (value === '') return null
      params[part.slice(1)] = decode(value)
    }
  }
  return params
}

/** An address somebody typed may hold a stray percent sign. */
const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
