import { meQuery } from '../../features/accounts/web/api.ts'
import { hrefOf, type Routes } from '../../ui/router/route.ts'
import { queryClient } from './query-client.ts'

/** Comfort only: the server decides what anybody may see. */
const familyOnly = async ({ pathname, search, hash }: URL): Promise<string | null> => {
  const me = await queryClient.ensureQueryData(meQuery)
  if (!me) return hrefOf({ to: '/login', search: { to: pathname + search + hash } })
  return me.emailVerified ? null : '/verify-email?notice=unverified'
}

const beingWritten = () => import('./being-written-page.tsx').then((m) => m.BeingWrittenPage)

/** Every page of the site, by its path. */
export const pages = {
  '/': {
    title: 'Kinwise: your personal parenting coach',
    load: () => import('../../features/site/web/home-page.tsx').then((m) => m.HomePage),
  },
  '/about': { title: 'About', load: beingWritten },
  '/pricing': { title: 'Pricing', load: beingWritten },
  '/contact': { title: 'Contact', load: beingWritten },
  '/faq': { title: 'FAQ', load: beingWritten },
  '/terms': { title: 'Terms of Service', load: beingWritten },
  '/privacy': { title: 'Privacy Policy', load: beingWritten },
  '/safety': {
    title: 'Safety',
    load: () => import('../../features/safety/web/safety-page.tsx').then((m) => m.SafetyPage),
  },

  '/login': {
    title: 'Login',
    load: () => import('../../features/accounts/web/login-page.tsx').then((m) => m.LoginPage),
  },
  '/signup': {
    title: 'Sign up',
    load: () => import('../../features/accounts/web/signup-page.tsx').then((m) => m.SignupPage),
  },
  '/verify-email': {
    title: 'Verify Your Email',
    load: () => import('../../features/accounts/web/verify-email-page.tsx').then((m) => m.VerifyEmailPage),
  },
  '/email-verified': {
    title: 'Email verified',
    load: () =>
      import('../../features/accounts/web/email-verified-page.tsx').then((m) => m.EmailVerifiedPage),
  },
  '/checkout': { title: 'Checkout', load: beingWritten },
  '/account-setup': { title: 'Account setup', load: beingWritten },
  '/account-update': { title: 'Account', load: beingWritten },

  '/my-children': {
    title: 'My Children',
    guard: familyOnly,
    load: () => import('../../features/children/web/my-children-page.tsx').then((m) => m.MyChildrenPage),
  },
  '/my-children/$childId/chat': {
    title: 'Chat',
    bare: true,
    guard: familyOnly,
    load: () => import('../../features/coaching/web/chat-page.tsx').then((m) => m.ChatPage),
  },
  '/my-children/$childId/parents': {
    title: 'Dad & Mom Mode',
    bare: true,
    guard: familyOnly,
    load: () => import('../../features/coaching/web/parents-chat-page.tsx').then((m) => m.ParentsChatPage),
  },

  '/chat': {
    title: 'Free trial',
    bare: true,
    load: () => import('../../features/trial/web/trial-page.tsx').then((m) => m.TrialPage),
  },
  '/demo': {
    title: 'Guest demo',
    bare: true,
    load: () => import('../../features/trial/web/demo-page.tsx').then((m) => m.DemoPage),
  },
} satisfies Routes

declare module '../../ui/router/register.ts' {
  interface Register {
    path: keyof typeof pages
  }
}
