import type { ComponentType } from 'react'

/** What shows each page, by its path in routes.ts. Apart from it, because pages name routes and TypeScript can't follow the circle. */
export const pages = {
  '/': () => import('../../features/site/web/home-page.tsx').then((m) => m.HomePage),
  '/about': () => import('../../features/site/web/about-page.tsx').then((m) => m.AboutPage),
  '/pricing': () => import('../../features/billing/web/pricing-page.tsx').then((m) => m.PricingPage),
  '/contact': () => import('../../features/site/web/contact-page.tsx').then((m) => m.ContactPage),
  '/faq': () => import('../../features/site/web/faq-page.tsx').then((m) => m.FaqPage),
  '/terms': () => import('../../features/site/web/terms-page.tsx').then((m) => m.TermsPage),
  '/privacy': () => import('../../features/site/web/privacy-page.tsx').then((m) => m.PrivacyPage),
  '/accessibility': () =>
    import('../../features/site/web/accessibility-page.tsx').then((m) => m.AccessibilityPage),
  '/newsletter/confirm': () =>
    import('../../features/site/web/newsletter-link-page.tsx').then((m) => m.ConfirmPage),
  '/newsletter/unsubscribe': () =>
    import('../../features/site/web/newsletter-link-page.tsx').then((m) => m.UnsubscribePage),
  '/safety': () => import('../../features/safety/web/safety-page.tsx').then((m) => m.SafetyPage),
  '/login': () => import('../../features/accounts/web/login-page.tsx').then((m) => m.LoginPage),
  '/second-step': () =>
    import('../../features/accounts/web/second-step-page.tsx').then((m) => m.SecondStepPage),
  '/signup': () => import('../../features/accounts/web/signup-page.tsx').then((m) => m.SignupPage),
  '/reset-password': () =>
    import('../../features/accounts/web/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
  '/identity': () => import('../../features/accounts/web/identity-page.tsx').then((m) => m.IdentityPage),
  '/account-security': () =>
    import('../../features/accounts/web/account-security-page.tsx').then((m) => m.AccountSecurityPage),
  '/verify-email': () =>
    import('../../features/accounts/web/verify-email-page.tsx').then((m) => m.VerifyEmailPage),
  '/confirm-email': () =>
    import('../../features/accounts/web/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage),
  '/email-verified': () =>
    import('../../features/accounts/web/email-verified-page.tsx').then((m) => m.EmailVerifiedPage),
  '/checkout': () => import('../../features/billing/web/checkout-page.tsx').then((m) => m.CheckoutPage),
  '/checkout/done': () =>
    import('../../features/billing/web/checkout-done-page.tsx').then((m) => m.CheckoutDonePage),
  '/subscription': () =>
    import('../../features/billing/web/subscription-page.tsx').then((m) => m.SubscriptionPage),
  '/account-setup': () =>
    import('../../features/account-setup/web/account-page.tsx').then((m) => m.AccountSetupPage),
  '/account-update': () =>
    import('../../features/account-setup/web/account-page.tsx').then((m) => m.AccountUpdatePage),
  '/my-children': () =>
    import('../../features/trial/web/children-and-trial-page.tsx').then((m) => m.ChildrenAndTrialPage),
  '/my-children/$childId/chat': () =>
    import('../../features/coaching/web/chat-page.tsx').then((m) => m.ChatPage),
  '/my-children/$childId/parents': () =>
    import('../../features/coaching/web/parents-chat-page.tsx').then((m) => m.ParentsChatPage),
  '/my-children/$childId/general': () =>
    import('../../features/coaching/web/general-chat-page.tsx').then((m) => m.GeneralChatPage),
  '/print-conversations': () => import('../../features/coaching/web/print-page.tsx').then((m) => m.PrintPage),
  '/privacy-centre': () =>
    import('../../features/privacy/web/privacy-centre-page.tsx').then((m) => m.PrivacyCentrePage),
  '/account-closed': () =>
    import('../../features/privacy/web/account-closed-page.tsx').then((m) => m.AccountClosedPage),
  '/chat': () => import('../../features/trial/web/trial-page.tsx').then((m) => m.TrialPage),
  '/demo': () => import('../../features/trial/web/demo-page.tsx').then((m) => m.DemoPage),
} satisfies Record<string, () => Promise<ComponentType>>
