import { createRoute, notFound, type ParsedLocation } from '@tanstack/react-router'
import type { ConversationKind } from '../../coach/contract.ts'
import { RequestError } from '../../ui/server/request.ts'
import {
  accountClosed,
  accountSecurity,
  confirmEmail,
  emailVerified,
  identity,
  login,
  resetPassword,
  secondStep,
  signup,
  verifyEmail,
} from './account-routes.ts'
import { NotFoundPage } from './not-found-page.tsx'
import {
  about,
  accessibility,
  contact,
  faq,
  home,
  newsletterConfirm,
  newsletterUnsubscribe,
  pricing,
  privacy,
  safety,
  terms,
} from './public-routes.ts'
import { queryClient } from './query-client.ts'
import { familyOnly, getParentRoute, root, texts } from './root-route.ts'

/** Asks for a chat beside the question who is there: it may turn out to be nobody, and then nobody waits for it. */
const aheadOf =
  (kind: ConversationKind) =>
  (opened: { location: ParsedLocation; params: { childId: string }; search: { conversation?: string } }) => {
    const { params, search } = opened
    void import('../../conversation/screens/api.ts').then(({ openChatAhead }) =>
      openChatAhead(queryClient, kind, params.childId, search.conversation ?? null),
    )
    return familyOnly(opened)
  }

const checkout = createRoute({
  getParentRoute,
  path: '/checkout',
  staticData: { title: 'Checkout' },
  validateSearch: texts('plan'),
})
const checkoutDone = createRoute({
  getParentRoute,
  path: '/checkout/done',
  staticData: { title: 'Payment', frame: 'app' },
  validateSearch: texts('checkout'),
  beforeLoad: familyOnly,
})
const subscription = createRoute({
  getParentRoute,
  path: '/subscription',
  staticData: { title: 'Your plan', frame: 'app' },
  beforeLoad: familyOnly,
})
const accountSetup = createRoute({
  getParentRoute,
  path: '/account-setup',
  staticData: { title: 'Account Setup', frame: 'app' },
  validateSearch: texts('plan'),
  beforeLoad: familyOnly,
})
const accountUpdate = createRoute({
  getParentRoute,
  path: '/account-update',
  staticData: { title: 'Account Information', frame: 'app' },
  validateSearch: texts('plan'),
  beforeLoad: familyOnly,
})
const privacyCentre = createRoute({
  getParentRoute,
  path: '/privacy-centre',
  staticData: { title: 'Privacy centre', frame: 'app' },
  beforeLoad: familyOnly,
})

const family = createRoute({
  getParentRoute,
  path: '/family',
  staticData: { title: 'Family', frame: 'app' },
  beforeLoad: familyOnly,
})
const familyLeft = createRoute({
  getParentRoute,
  path: '/family-left',
  staticData: { title: 'Family' },
})
const invitation = createRoute({
  getParentRoute,
  path: '/invitation',
  staticData: { title: 'Your invitation' },
})
const myChildren = createRoute({
  getParentRoute,
  path: '/my-children',
  staticData: { title: 'My Children', frame: 'app' },
  beforeLoad: familyOnly,
})
const childChat = createRoute({
  getParentRoute,
  path: '/my-children/$childId/chat',
  staticData: { title: 'Chat', frame: 'none' },
  validateSearch: texts('conversation', 'message'),
  beforeLoad: aheadOf('child'),
})
const parentsChat = createRoute({
  getParentRoute,
  path: '/my-children/$childId/parents',
  staticData: { title: 'Dad & Mom Mode', frame: 'none' },
  validateSearch: texts('conversation', 'message'),
  beforeLoad: aheadOf('parents'),
})
const generalChat = createRoute({
  getParentRoute,
  path: '/my-children/$childId/general',
  staticData: { title: 'Parenting Chat', frame: 'none' },
  validateSearch: texts('conversation', 'message'),
  beforeLoad: aheadOf('general'),
})
const familyChat = createRoute({
  getParentRoute,
  path: '/family-chat',
  staticData: { title: 'Family chat', frame: 'none' },
  beforeLoad: familyOnly,
})
const whatWorks = createRoute({
  getParentRoute,
  path: '/my-children/$childId/what-works',
  staticData: { title: 'What works', frame: 'app' },
  beforeLoad: familyOnly,
})
const handbook = createRoute({
  getParentRoute,
  path: '/my-children/$childId/handbook',
  staticData: { title: 'Guidance', frame: 'app' },
  beforeLoad: familyOnly,
})
const checkIns = createRoute({
  getParentRoute,
  path: '/check-ins',
  staticData: { title: 'Check-ins', frame: 'app' },
  beforeLoad: familyOnly,
})
const checkInsOff = createRoute({
  getParentRoute,
  path: '/check-ins/off',
  staticData: { title: 'Check-ins' },
  validateSearch: texts('token'),
})
const printConversations = createRoute({
  getParentRoute,
  path: '/print-conversations',
  staticData: { title: 'Conversations', frame: 'none' },
  validateSearch: texts('conversation'),
  beforeLoad: familyOnly,
})
const reports = createRoute({
  getParentRoute,
  path: '/reports',
  staticData: { title: 'Looking back', frame: 'app' },
  beforeLoad: familyOnly,
})
const report = createRoute({
  getParentRoute,
  path: '/reports/$month',
  staticData: { title: 'Monthly report', frame: 'app' },
  beforeLoad: familyOnly,
})
const workbook = createRoute({
  getParentRoute,
  path: '/reports/$month/workbook',
  staticData: { title: 'Workbook', frame: 'app' },
  beforeLoad: familyOnly,
})
const REFUSED = [401, 403, 404]

/** Who is no operator finds nothing here: neither here nor on the server. */
const operatorsOnly = async () => {
  const { adminQuery } = await import('../../operators/screens/api.ts')
  await queryClient.ensureQueryData(adminQuery).catch((error: unknown) => {
    if (error instanceof RequestError && REFUSED.includes(error.status)) throw notFound()
  })
}
const admin = createRoute({
  getParentRoute,
  path: '/admin',
  staticData: { title: 'How Kinwise is running' },
  loader: operatorsOnly,
  notFoundComponent: NotFoundPage,
})
const trial = createRoute({
  getParentRoute,
  path: '/chat',
  staticData: { title: 'Free trial', frame: 'none' },
  validateSearch: texts('variant'),
})
const demo = createRoute({
  getParentRoute,
  path: '/demo',
  staticData: { title: 'Guest demo', frame: 'none' },
})

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
  confirmEmail,
  emailVerified,
  accountSecurity,
  accountClosed,
  checkout,
  checkoutDone,
  subscription,
  accountSetup,
  accountUpdate,
  privacyCentre,
  family,
  familyLeft,
  invitation,
  myChildren,
  childChat,
  parentsChat,
  generalChat,
  familyChat,
  whatWorks,
  handbook,
  checkIns,
  checkInsOff,
  printConversations,
  reports,
  report,
  workbook,
  admin,
  trial,
  demo,
})
