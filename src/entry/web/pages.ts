import { meQuery } from '../../features/accounts/web/api.ts'
import { CLOSED_PATH, errandOfPath, loginPath, verifyPath } from '../../features/accounts/web/where-next.ts'
import type { Routes } from '../../ui/router/route.ts'
import { queryClient } from './query-client.ts'

/** Comfort only: the server decides what anybody may see. */
const familyOnly = async ({ pathname, search, hash }: URL): Promise<string | null> => {
  const me = await queryClient.ensureQueryData(meQuery)
  const wanted = pathname + search + hash
  if (!me) return loginPath(wanted)
  if (me.erasedAfter) return CLOSED_PATH
  return me.emailVerified ? null : verifyPath(errandOfPath(wanted), 'unverified')
}

/** Every page of the site, by its path. */
export const pages = {
  '/': {
    title: 'Kinwise: your personal parenting coach',
    description:
      'An AI parenting coach for parents and guardians: calm, practical advice that knows your child, at any hour.',
    load: () => import('../../features/site/web/home-page.tsx').then((m) => m.HomePage),
  },
  '/about': {
    title: 'Meet Our Expert Team',
    description:
      'Who advises Kinwise, and how what the coach knows is written, checked and fitted to your child.',
    load: () => import('../../features/site/web/about-page.tsx').then((m) => m.AboutPage),
  },
  '/pricing': {
    title: 'Pricing',
    description:
      'Plans of the AI parenting coach: how many children, how many messages a month, what it costs, and how to stop.',
    load: () => import('../../features/billing/web/pricing-page.tsx').then((m) => m.PricingPage),
  },
  '/contact': {
    title: 'Get in Touch',
    description: 'Write to the people behind Kinwise. When we answer, and where to call when it cannot wait.',
    load: () => import('../../features/site/web/contact-page.tsx').then((m) => m.ContactPage),
  },
  '/faq': {
    title: 'FAQ',
    description:
      'Short answers about the AI parenting coach: the free trial, plans and payment, privacy and safety.',
    load: () => import('../../features/site/web/faq-page.tsx').then((m) => m.FaqPage),
  },
  '/terms': {
    title: 'Terms of Service',
    description: 'What you can expect of Kinwise, and what it asks of you, in plain words.',
    load: () => import('../../features/site/web/terms-page.tsx').then((m) => m.TermsPage),
  },
  '/privacy': {
    title: 'Privacy Policy',
    description:
      'What Kinwise keeps about you and your child, why, for how long, and what a language model is sent.',
    load: () => import('../../features/site/web/privacy-page.tsx').then((m) => m.PrivacyPage),
  },
  '/accessibility': {
    title: 'Accessibility',
    description: 'How Kinwise works for every parent, what does not work well yet, and how to tell us.',
    load: () => import('../../features/site/web/accessibility-page.tsx').then((m) => m.AccessibilityPage),
  },
  '/newsletter/confirm': {
    title: 'Confirm your subscription',
    load: () => import('../../features/site/web/newsletter-link-page.tsx').then((m) => m.ConfirmPage),
  },
  '/newsletter/unsubscribe': {
    title: 'Leave the newsletter',
    load: () => import('../../features/site/web/newsletter-link-page.tsx').then((m) => m.UnsubscribePage),
  },
  '/safety': {
    title: 'Safety',
    description:
      'What Kinwise does when a child or a parent may be in danger, and the help lines of your country.',
    load: () => import('../../features/safety/web/safety-page.tsx').then((m) => m.SafetyPage),
  },

  '/login': {
    title: 'Login',
    load: () => import('../../features/accounts/web/login-page.tsx').then((m) => m.LoginPage),
  },
  '/second-step': {
    title: 'One more step',
    load: () => import('../../features/accounts/web/second-step-page.tsx').then((m) => m.SecondStepPage),
  },
  '/signup': {
    title: 'Sign up',
    load: () => import('../../features/accounts/web/signup-page.tsx').then((m) => m.SignupPage),
  },
  '/reset-password': {
    title: 'Choose a new password',
    load: () =>
      import('../../features/accounts/web/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
  },
  '/identity': {
    title: 'One moment',
    bare: true,
    load: () => import('../../features/accounts/web/identity-page.tsx').then((m) => m.IdentityPage),
  },
  '/account-security': {
    title: 'Login and security',
    guard: familyOnly,
    load: () =>
      import('../../features/accounts/web/account-security-page.tsx').then((m) => m.AccountSecurityPage),
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
  '/checkout': {
    title: 'Checkout',
    load: () => import('../../features/billing/web/checkout-page.tsx').then((m) => m.CheckoutPage),
  },
  '/checkout/done': {
    title: 'Payment',
    guard: familyOnly,
    load: () => import('../../features/billing/web/checkout-done-page.tsx').then((m) => m.CheckoutDonePage),
  },
  '/subscription': {
    title: 'Your plan',
    guard: familyOnly,
    load: () => import('../../features/billing/web/subscription-page.tsx').then((m) => m.SubscriptionPage),
  },
  '/account-setup': {
    title: 'Account Setup',
    guard: familyOnly,
    load: () => import('../../features/account-setup/web/account-page.tsx').then((m) => m.AccountSetupPage),
  },
  '/account-update': {
    title: 'Account Information',
    guard: familyOnly,
    load: () => import('../../features/account-setup/web/account-page.tsx').then((m) => m.AccountUpdatePage),
  },

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
    ahead: async (found) =>
      (await import('../../features/coaching/web/chat-page.tsx')).openChatAhead(queryClient, found),
  },
  '/my-children/$childId/parents': {
    title: 'Dad & Mom Mode',
    bare: true,
    guard: familyOnly,
    load: () => import('../../features/coaching/web/parents-chat-page.tsx').then((m) => m.ParentsChatPage),
    ahead: async (found) =>
      (await import('../../features/coaching/web/parents-chat-page.tsx')).openChatAhead(queryClient, found),
  },
  '/print-conversations': {
    title: 'Conversations',
    bare: true,
    guard: familyOnly,
    load: () => import('../../features/coaching/web/print-page.tsx').then((m) => m.PrintPage),
  },

  '/privacy-centre': {
    title: 'Privacy centre',
    guard: familyOnly,
    load: () => import('../../features/privacy/web/privacy-centre-page.tsx').then((m) => m.PrivacyCentrePage),
  },
  '/account-closed': {
    title: 'Account closed',
    load: () => import('../../features/privacy/web/account-closed-page.tsx').then((m) => m.AccountClosedPage),
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
