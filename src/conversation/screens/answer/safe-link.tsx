import type { ReactNode } from 'react'

/** A link that leaves the site: only to https, in a new tab that cannot reach back. Other addresses show as words. */
export function SafeLink({
  url,
  className,
  children,
}: {
  url: string
  className?: string
  children: ReactNode
}) {
  if (!url.startsWith('https://')) return <span className={className}>{children}</span>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
