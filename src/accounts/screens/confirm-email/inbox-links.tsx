import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { buttonClass } from '../../../ui/button.tsx'
import { configQuery } from '../api.ts'
import { webmailOf } from './webmail.ts'

/** The shortest way to the mail: the provider's inbox, and in development the one where our mail lands. */
export function InboxLinks({ email }: { email: string }) {
  const { data: config } = useQuery(configQuery)
  const webmail = webmailOf(email)
  return (
    <>
      {config?.devInbox ? (
        <a href="/dev/inbox" className={buttonClass('primary', 'md', 'w-full px-3! text-sm!')}>
          Open the development inbox
        </a>
      ) : null}
      {webmail ? (
        <a
          href={webmail.url}
          target="_blank"
          rel="noreferrer"
          className={buttonClass(config?.devInbox ? 'secondary' : 'primary', 'md', 'w-full px-3!')}
        >
          <ExternalLink aria-hidden="true" />
          Open {webmail.name}
          <span className="sr-only">(new tab)</span>
        </a>
      ) : null}
    </>
  )
}
