import type { ComponentType } from 'react'

/** What shows each page, by its path in routes.ts. Apart from it, because pages name routes and TypeScript can't follow the circle. */
export const pages = {
  '/': () => import('../../site/screens/home/home-page.tsx').then((m) => m.HomePage),
  '/about': () => import('../../site/screens/about-page.tsx').then((m) => m.AboutPage),
  '/pricing': () => import('../../billing/screens/pricing-page.tsx').then((m) => m.PricingPage),
  '/contact': () => import('../../site/screens/contact-page.tsx').then((m) => m.ContactPage),
  '/faq': () => import('../../site/screens/faq-page.tsx').then((m) => m.FaqPage),
  '/terms': () => import('../../site/screens/terms-page.tsx').then((m) => m.TermsPage),
  '/privacy': () => import('../../site/screens/privacy-page.tsx').then((m) => m.PrivacyPage),
  '/accessibility': () =>
    import('../../site/screens/accessibility-page.tsx').then((m) => m.AccessibilityPage),
  '/newsletter/confirm': () =>
    import('../../site/screens/newsletter-link-page.tsx').then((m) => m.ConfirmPage),
  '/newsletter/unsubscribe': () =>
    import('../../site/screens/newsletter-link-page.tsx').then((m) => m.UnsubscribePage),
  '/safety': () => import('../../safety/screens/safety-page.tsx').then((m) => m.SafetyPage),
  '/login': () => import('../../accounts/screens/sign-in/login-page.tsx').then((m) => m.LoginPage),
  '/second-step': () =>
    import('../../accounts/screens/sign-in/second-step-page.tsx').then((m) => m.SecondStepPage),
  '/signup': () => import('../../accounts/screens/sign-in/signup-page.tsx').then((m) => m.SignupPage),
  '/reset-password': () =>
    import('../../accounts/screens/sign-in/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
  '/identity': () => import('../../accounts/screens/sign-in/identity-page.tsx').then((m) => m.IdentityPage),
  '/account-security': () =>
    import('../../accounts/screens/security/account-security-page.tsx').then((m) => m.AccountSecurityPage),
  '/verify-email': () =>
    import('../../accounts/screens/confirm-email/verify-email-page.tsx').then((m) => m.VerifyEmailPage),
  '/confirm-email': () =>
    import('../../accounts/screens/confirm-email/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage),
  '/email-verified': () =>
    import('../../accounts/screens/confirm-email/email-verified-page.tsx').then((m) => m.EmailVerifiedPage),
  '/checkout': () => import('../../billing/screens/checkout-page.tsx').then((m) => m.CheckoutPage),
  '/checkout/done': () =>
    import('../../billing/screens/checkout-done-page.tsx').then((m) => m.CheckoutDonePage),
  '/subscription': () =>
    import('../../billing/screens/subscription-page.tsx').then((m) => m.SubscriptionPage),
  '/account-setup': () =>
    import('../../family/screens/account/account-page.tsx').then((m) => m.AccountSetupPage),
  '/account-update': () =>
    import('../../family/screens/account/account-page.tsx').then((m) => m.AccountUpdatePage),
  '/family': () => import('../../members/screens/family-page.tsx').then((m) => m.FamilyPage),
  '/family-left': () => import('../../members/screens/family-left-page.tsx').then((m) => m.FamilyLeftPage),
  '/invitation': () => import('../../members/screens/invitation-page.tsx').then((m) => m.InvitationPage),
  '/my-children': () =>
    import('../../members/screens/my-children-page.tsx').then((m) => m.MyChildrenWithInvitations),
  '/my-children/$childId/chat': () =>
    import('../../steps/screens/chat/chat-page.tsx').then((m) => m.ChatPage),
  '/my-children/$childId/parents': () =>
    import('../../steps/screens/chat/chat-page.tsx').then((m) => m.ParentsChatPage),
  '/my-children/$childId/general': () =>
    import('../../steps/screens/chat/chat-page.tsx').then((m) => m.GeneralChatPage),
  '/family-chat': () =>
    import('../../family-chat/screens/family-chat-page.tsx').then((m) => m.FamilyChatPage),
  '/my-children/$childId/what-works': () =>
    import('../../steps/screens/what-works/what-works-page.tsx').then((m) => m.WhatWorksPage),
  '/my-children/$childId/handbook': () =>
    import('../../handbook/screens/handbook-page.tsx').then((m) => m.HandbookPage),
  '/check-ins': () => import('../../steps/screens/settings/check-ins-page.tsx').then((m) => m.CheckInsPage),
  '/check-ins/off': () => import('../../steps/screens/settings/off-page.tsx').then((m) => m.CheckInsOffPage),
  '/print-conversations': () =>
    import('../../conversation/screens/print/print-page.tsx').then((m) => m.PrintPage),
  '/reports': () => import('../../reports/screens/reports-page.tsx').then((m) => m.ReportsPage),
  '/reports/$month': () => import('../../reports/screens/report-page.tsx').then((m) => m.ReportPage),
  '/reports/$month/workbook': () =>
    import('../../reports/screens/workbook-page.tsx').then((m) => m.WorkbookPage),
  '/privacy-centre': () =>
    import('../../privacy/screens/privacy-centre-page.tsx').then((m) => m.PrivacyCentrePage),
  '/account-closed': () =>
    import('../../privacy/screens/account-closed-page.tsx').then((m) => m.AccountClosedPage),
  '/admin': () => import('../../operators/screens/admin-page.tsx').then((m) => m.AdminPage),
  '/chat': () => import('../../trial/screens/trial-page.tsx').then((m) => m.TrialPage),
  '/demo': () => import('../../trial/screens/demo/demo-page.tsx').then((m) => m.DemoPage),
} satisfies Record<string, () => Promise<ComponentType>>
