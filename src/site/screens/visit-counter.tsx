import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { configQuery } from '../../accounts/screens/api.ts'
import { isCounted } from '../rules/counted.ts'

/** Loads the script that counts visits, where whoever runs the site has set one. */
export function VisitCounter() {
  const url = useQuery(configQuery).data?.analyticsUrl
  useEffect(() => {
    if (url && mayCount()) whenIdle(() => mayCount() && load(url))
  }, [url])
  return null
}

/** The document, whose policy decides what may run in it, must have been loaded for such a page, and stand on one. */
const mayCount = () => {
  const [loaded] = performance.getEntriesByType('navigation')
  const loadedPath = loaded ? new URL(loaded.name).pathname : ''
  return location.protocol === 'https:' && isCounted(loadedPath) && isCounted(location.pathname)
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work) : setTimeout(work, 1000)

const load = (url: string) => {
  if (isLoaded()) return
  const script = document.createElement('script')
  script.src = trusted(url)
  script.dataset.visits = ''
  document.head.append(script)
}

type Policies = {
  createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string }
}

/** The one text of the site's own that may become a script's address; a browser without Trusted Types takes it as it is. */
const trusted = (url: string): string => {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  return (
    trustedTypes?.createPolicy('kinwise-visits', { createScriptURL: () => url }).createScriptURL('') ?? url
  )
}

/** Where pages are written ahead there is no document. */
const isLoaded = () => !!globalThis.document?.querySelector('script[data-visits]')

/** What was loaded here must not see any other page: such a page gets a document of its own. */
export const isHiddenFromCounter = (path: string): boolean => !isCounted(path) && isLoaded()
