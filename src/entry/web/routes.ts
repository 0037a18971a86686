import { createRootRoute, createRoute, type ParsedLocation, redirect } from '@tanstack/react-router'
import { meQuery } from '../../features/accounts/web/api.ts'
import { CLOSED_PATH, errandOfPath, loginPath, verifyPath } from '../../features/accounts/web/where-next.ts'
import type { ConversationKind } from '../../features/coaching/contract.ts'
import { isHiddenFromCounter } from '../../features/site/web/visit-counter.tsx'
import { Layout } from './layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { queryClient } from './query-client.ts'

/** What is known of a page before its code is there. */
export type PageData = {
  /** Stands in the browser's title before the brand. */
  title?: string
  /** Only public pages have one: they are written at build time, and search engines are told of them. */
  description?: string
  /** Without the site's header and footer: the page fills the window. */
  bare?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageData {}
}

/** Comfort only: the server decides what anybody may see. */
const familyOnly = async ({ location: { href } }: { location: ParsedLocation }) => {
  const me = await queryClient.ensureQueryData(meQuery)
  if (!me) throw redirect({ href: loginPath(href), replace: true })
  if (me.erasedAfter) throw redirect({ href: CLOSED_PATH, replace: true })
  if (!me.emailVerified) throw redirect({ href: verifyPath(errandOfPath(href), 'unverified'), replace: true })
}

/** Asks for a chat beside the question who is there: it may turn out to be nobody, and then nobody waits for it. */
const aheadOf =
  (kind: ConversationKind) =>
  (opened: { location: ParsedLocation; params: { childId: string }; search: { conversation?: string } }) => {
    const { params, search } = opened
    void import('../../features/coaching/web/api.ts').then(({ openChatAhead }) =>
      openChatAhead(queryClient, kind, params.childId, search.conversation ?? null),
    )
    return familyOnly(opened)
  }

/** The search parameters a page reads, as text; anything else in the address is left alone. */
const texts =
  <Key extends string>(...keys: Key[]) =>
  (search: Record<string, unknown>): Partial<Record<Key, string>> =>
    Object.fromEntries(
      keys.flatMap((key) => (typeof search[key] === 'string' ? [[key, search[key]]] : [])),
    ) as Partial<Record<Key, string>>

const root = createRootRoute({
  component: Layout,
  notFoundComponent: NotFoundPage,
  beforeLoad: ({ location: { pathname, href } }) => {
    // What a counted page loaded must not see any other: such a page gets a document of its own.
    if (isHiddenFromCounter(pathname)) throw redirect({ href, reloadDocument: true })
  },
})
const getParentRoute = () => root

const home = createRoute({
  getParentRoute,
  path: '/',
  staticData: {
    title: 'Kinwise: your personal parenting coach',
    description:
      'An AI parenting coach for parents and guardians: calm, practical advice that knows your child, at any hour.',
  },
})
const about = createRoute({
  getParentRoute,
  path: '/about',
  staticData: {
    title: 'Meet Our Expert Team',
    description:
      'Who advises Kinwise, and how what the coach knows is written, checked and fitted to your child.',
  },
})
const pricing = createRoute({
  getParentRoute,
  path: '/pricing',
  staticData: {
    title: 'Pricing',
    description:
      'Plans of the AI parenting coach: how many children, how many messages a month, what it costs, and how to stop.',
  },
})
const contact = createRoute({
  getParentRoute,
  path: '/contact',
  staticData: {
    title: 'Get in Touch',
    description: 'Write to the people behind Kinwise. When we answer, and where to call when it cannot wait.',
  },
})
const faq = createRoute({
  getParentRoute,
  path: '/faq',
  staticData: {
    title: 'FAQ',
    description:
      'Short answers about the AI parenting coach: the free trial, plans and payment, privacy and safety.',
  },
})
const terms = createRoute({
  getParentRoute,
  path: '/terms',
  staticData: {
    title: 'Terms of Service',
    description: 'What you can expect of Kinwise, and what it asks of you, in plain words.',
  },
})
const privacy = createRoute({
  getParentRoute,
  path: '/privacy',
  staticData: {
    title: 'Privacy Policy',
    description:
      'What Kinwise keeps about you and your child, why, for how long, and what a language model is sent.',
  },
})
const accessibility = createRoute({
  getParentRoute,
  path: '/accessibility',
  staticData: {
    title: 'Accessibility',
    description: 'How Kinwise works for every parent, what does not work well yet, and how to tell us.',
  },
})
const safety = createRoute({
  getParentRoute,
  path: '/safety',
  staticData: {
    title: 'Safety',
    description:
      'What Kinwise does when a child or a parent may be in danger, and the help lines of your country.',
  },
})
const newsletterConfirm = createRoute({
  getParentRoute,
  path: '/newsletter/confirm',
  staticData: { title: 'Confirm your subscription' },
  validateSearch: texts('token'),
})
const newsletterUnsubscribe = createRoute({
  getParentRoute,
  path: '/newsletter/unsubscribe',
  staticData: { title: 'Leave the newsletter' },
  validateSearch: texts('token'),
})

const login = createRoute({
  getParentRoute,
  path: '/login',
  staticData: { title: 'Login' },
  validateSearch: texts('to', 'next', 'plan'),
})
const secondStep = createRoute({
  getParentRoute,
  path: '/second-step',
  staticData: { title: 'One more step' },
  validateSearch: texts('to', 'next', 'plan'),
})
const signup = createRoute({
  getParentRoute,
  path: '/signup',
  staticData: { title: 'Sign up' },
  validateSearch: texts('next', 'plan'),
})
const resetPassword = createRoute({
  getParentRoute,
  path: '/reset-password',
  staticData: { title: 'Choose a new password' },
})
const identity = createRoute({
  getParentRoute,
  path: '/identity',
  staticData: { title: 'One moment', bare: true },
  validateSearch: texts('provider', 'error', 'opens'),
})
const verifyEmail = createRoute({
  getParentRoute,
  path: '/verify-email',
  staticData: { title: 'Verify Your Email' },
  validateSearch: texts('notice', 'next', 'plan'),
})
const emailVerified = createRoute({
  getParentRoute,
  path: '/email-verified',
  staticData: { title: 'Email verified' },
  validateSearch: texts('error', 'next', 'plan'),
})
const accountSecurity = createRoute({
  getParentRoute,
  path: '/account-security',
  staticData: { title: 'Login and security' },
  beforeLoad: familyOnly,
})
const accountClosed = createRoute({
  getParentRoute,
  path: '/account-closed',
  staticData: { title: 'Account closed' },
})

const checkout = createRoute({
  getParentRoute,
  path: '/checkout',
  staticData: { title: 'Checkout' },
  validateSearch: texts('plan'),
})
const checkoutDone = createRoute({
  getParentRoute,
  path: '/checkout/done',
  staticData: { title: 'Payment' },
  validateSearch: texts('checkout'),
  beforeLoad: familyOnly,
})
const subscription = createRoute({
  getParentRoute,
  path: '/subscription',
  staticData: { title: 'Your plan' },
  beforeLoad: familyOnly,
})
const accountSetup = createRoute({
  getParentRoute,
  path: '/account-setup',
  staticData: { title: 'Account Setup' },
  validateSearch: texts('plan'),
  beforeLoad: familyOnly,
})
const accountUpdate = createRoute({
  getParentRoute,
  path: '/account-update',
  staticData: { title: 'Account Information' },
  validateSearch: texts('plan'),
  beforeLoad: familyOnly,
})
const privacyCentre = createRoute({
  getParentRoute,
  path: '/privacy-centre',
  staticData: { title: 'Privacy centre' },
  beforeLoad: familyOnly,
})

const myChildren = createRoute({
  getParentRoute,
  path: '/my-children',
  staticData: { title: 'My Children' },
  beforeLoad: familyOnly,
})
const childChat = createRoute({
  getParentRoute,
  path: '/my-children/$childId/chat',
  staticData: { title: 'Chat', bare: true },
  validateSearch: texts('conversation', 'message'),
  beforeLoad: aheadOf('child'),
})
const parentsChat = createRoute({
  getParentRoute,
  path: '/my-children/$childId/parents',
  staticData: { title: 'Dad & Mom Mode', bare: true },
  validateSearch: texts('conversation', 'message'),
  beforeLoad: aheadOf('parents'),
})
const printConversations = createRoute({
  getParentRoute,
  path: '/print-conversations',
  staticData: { title: 'Conversations', bare: true },
  validateSearch: texts('conversation'),
  beforeLoad: familyOnly,
})
const trial = createRoute({
  getParentRoute,
  path: '/chat',
  staticData: { title: 'Free trial', bare: true },
  validateSearch: texts('variant'),
})
const demo = createRoute({ getParentRoute, path: '/demo', staticData: { title: 'Guest demo', bare: true } })

/** Every page of the site: its path, title, guard and the search parameters it reads. Its code is in pages.ts. */
export const routeTree = root.addChildren({
  home,
  about,
  pricing,
  contact,
  faq,
  terms,
  privacy,
  accessibility,
  safety,
  newsletterConfirm,
  newsletterUnsubscribe,
  login,
  secondStep,
  signup,
  resetPassword,
  identity,
  verifyEmail,
  emailVerified,
  accountSecurity,
  accountClosed,
  checkout,
  checkoutDone,
  subscription,
  accountSetup,
  accountUpdate,
  privacyCentre,
  myChildren,
  childChat,
  parentsChat,
  printConversations,
  trial,
  demo,
})
