import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { errandOf } from '../../../accounts/screens/where-next.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Page } from '../../../ui/page.tsx'
import { RequestError } from '../../../ui/server/request.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SignedOut } from '../my-children/signed-out.tsx'
import { AccountView } from './account-view.tsx'
import { accountQuery } from './api.ts'

const SETUP = {
  heading: 'Account Setup',
  lead: 'A child’s name and age are enough to begin. All else can wait.',
  isFirstVisit: true,
}
const UPDATE = {
  heading: 'Account Information',
  lead: 'What we know about you, your plan and your children.',
  isFirstVisit: false,
}

/** /account-setup?plan */
export const AccountSetupPage = () => <AccountPage {...SETUP} />

/** /account-update?plan: the same screen, for who has been here before. */
export const AccountUpdatePage = () => <AccountPage {...UPDATE} />

function AccountPage(words: typeof SETUP) {
  const { plan } = errandOf({ ...useSearch({ strict: false }), next: 'account-setup' })
  const query = useQuery(accountQuery)
  const { data: account, error, isPending } = query
  if (account) {
    const isOther = plan && plan !== account.plan.id && plan !== 'free'
    return <AccountView {...words} account={account} chosenPlan={isOther ? plan : null} />
  }
  if (isPending) return <Loading heading={words.heading} />
  if (error instanceof RequestError && error.status === 401) return <SignedOut />
  return <NotLoaded title="We couldn't load your account" query={query} />
}

function Loading({ heading }: { heading: string }) {
  return (
    <Page heading={heading}>
      <p role="status" className="sr-only">
        Loading your account...
      </p>
      <div className="grid gap-8 lg:grid-cols-2">
        <Skeleton className="h-80 rounded-xl" />
        <Skeleton className="h-80 rounded-xl" />
      </div>
    </Page>
  )
}
