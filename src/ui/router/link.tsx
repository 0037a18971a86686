import type { ComponentProps } from 'react'
import type { Path } from './register.ts'
import { hrefOf } from './route.ts'
import { useRouter, useShown } from './router-provider.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: Path
  params?: Record<string, string>
  search?: Record<string, string | undefined>
  hash?: string
}

/** A link to a page of ours. The page's code is fetched while the pointer or the focus rests on it. */
export function Link({ to, params, search, hash, ...rest }: LinkProps) {
  const { preload } = useRouter()
  const href = hrefOf({ to, params, search, hash })
  const path = href.split(/[?#]/)[0] ?? '/'
  const isCurrent = useShown(({ url }) => url.pathname === path)
  const fetchCode = () => preload(path)
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={fetchCode}
      onTouchStart={fetchCode}
      onFocus={fetchCode}
      {...rest}
    />
  )
}
