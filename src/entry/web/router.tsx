import { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { meQuery } from '../../features/accounts/web/api.ts'
import { RequestError } from '../../ui/request.ts'
import { BeingWrittenPage } from './being-written-page.tsx'
import { Layout } from './layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PendingPage } from './pending-page.tsx'
import { TroublePage } from './trouble-page.tsx'

/** Asking again does not help when the server refused; it may when nothing came back. */
const isPassing = (error: unknown) =>
  error instanceof RequestError && (error.status === 0 || error.status >= 502)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (failures, error) => failures < 2 && isPassing(error) },
  },
})

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The root is the last match only where no page was found.
  staticData: { title: 'Page not found' },
  component: Layout,
  notFoundComponent: NotFoundPage,
  errorComponent: TroublePage,
})

/** Comfort only: the server decides what anybody may see. */
const familyOnly = async ({ location }: { location: { href: string } }) => {
  const me = await queryClient.ensureQueryData(meQuery)
  if (!me) throw redirect({ to: '/login', search: { to: location.href } })
  if (!me.emailVerified) throw redirect({ to: '/verify-email', search: { notice: 'unverified' } })
}

/** Reads the named words of an address's query; everything else is left out. */
const words =
  <Key extends string>(...keys: Key[]) =>
  (search: Record<string, unknown>): Partial<Record<Key, string>> =>
    Object.fromEntries(
      keys.flatMap((key) => (typeof search[key] === 'string' ? [[key, search[key]]] : [])),
    ) as Partial<Record<Key, string>>

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { title: 'Kinwise: your personal parenting coach' },
  component: lazyRouteComponent(() => import('../../features/site/web/home-page.tsx'), 'HomePage'),
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { title: 'Login' },
  validateSearch: words('to'),
  component: lazyRouteComponent(() => import('../../features/accounts/web/login-page.tsx'), 'LoginPage'),
})

const signup = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  staticData: { title: 'Sign up' },
  validateSearch: words('next', 'plan'),
  component: lazyRouteComponent(() => import('../../features/accounts/web/signup-page.tsx'), 'SignupPage'),
})

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: '/verify-email',
  staticData: { title: 'Verify Your Email' },
  validateSearch: words('notice', 'next', 'plan'),
  component: lazyRouteComponent(
    () => import('../../features/accounts/web/verify-email-page.tsx'),
    'VerifyEmailPage',
  ),
})

const emailVerified = createRoute({
  getParentRoute: () => root,
  path: '/email-verified',
  staticData: { title: 'Email verified' },
  validateSearch: words('error', 'next', 'plan'),
  component: lazyRouteComponent(
    () => import('../../features/accounts/web/email-verified-page.tsx'),
    'EmailVerifiedPage',
  ),
})

const myChildren = createRoute({
  getParentRoute: () => root,
  path: '/my-children',
  staticData: { title: 'My Children' },
  beforeLoad: familyOnly,
  component: lazyRouteComponent(
    () => import('../../features/children/web/my-children-page.tsx'),
    'MyChildrenPage',
  ),
})

const childChat = createRoute({
  getParentRoute: () => root,
  path: '/my-children/$childId/chat',
  staticData: { title: 'Chat', bare: true },
  beforeLoad: familyOnly,
  component: lazyRouteComponent(() => import('../../features/coaching/web/chat-page.tsx'), 'ChatPage'),
})

const parentsChat = createRoute({
  getParentRoute: () => root,
  path: '/my-children/$childId/parents',
  staticData: { title: 'Dad & Mom Mode', bare: true },
  beforeLoad: familyOnly,
  component: lazyRouteComponent(
    () => import('../../features/coaching/web/parents-chat-page.tsx'),
    'ParentsChatPage',
  ),
})

const safety = createRoute({
  getParentRoute: () => root,
  path: '/safety',
  staticData: { title: 'Safety' },
  component: lazyRouteComponent(() => import('../../features/safety/web/safety-page.tsx'), 'SafetyPage'),
})

const chat = createRoute({
  getParentRoute: () => root,
  path: '/chat',
  staticData: { title: 'Free trial', bare: true },
  validateSearch: words('variant'),
  component: lazyRouteComponent(() => import('../../features/trial/web/trial-page.tsx'), 'TrialPage'),
})

const demo = createRoute({
  getParentRoute: () => root,
  path: '/demo',
  staticData: { title: 'Guest demo', bare: true },
  component: lazyRouteComponent(() => import('../../features/trial/web/demo-page.tsx'), 'DemoPage'),
})

const beingWritten = (
  [
    ['/about', 'About'],
    ['/pricing', 'Pricing'],
    ['/contact', 'Contact'],
    ['/checkout', 'Checkout'],
    ['/account-setup', 'Account setup'],
    ['/account-update', 'Account'],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Service'],
    ['/faq', 'FAQ'],
  ] as const
).map(([path, title]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { title },
    validateSearch: words('plan'),
    component: BeingWrittenPage,
  }),
)

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    login,
    signup,
    verifyEmail,
    emailVerified,
    myChildren,
    childChat,
    parentsChat,
    chat,
    demo,
    safety,
    ...beingWritten,
  ]),
  context: { queryClient },
  defaultPreload: 'intent',
  // Inside the layout, so that header, footer and landmarks stay when one page fails or is slow.
  defaultErrorComponent: TroublePage,
  defaultPendingComponent: PendingPage,
  defaultPendingMs: 400,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** Stands in the browser's title before the brand. */
    title?: string
    /** Without the site's header and footer: the page fills the window. */
    bare?: boolean
  }
}
