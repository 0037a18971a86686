import { type Address, hrefOf } from './route.ts'

type Target = (Address | { href: string }) & { replace?: boolean }

/** Goes to a page of ours. Settles when it is shown, or when something else was opened before that. */
export const navigate = async ({ replace = false, ...target }: Target): Promise<void> => {
  const href = 'href' in target ? target.href : hrefOf(target)
  if (window.navigation) {
    const { finished } = window.navigation.navigate(href, { history: replace ? 'replace' : 'auto' })
    return finished?.then(
      () => {},
      () => {},
    )
  }
  if (replace) location.replace(href)
  else location.assign(href)
}
