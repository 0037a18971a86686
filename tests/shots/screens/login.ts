import { PASSWORD } from '../../e2e/parent.ts'
import { button, fill, inTurn, see } from '../acts.ts'
import type { Act, Screen } from '../screen.ts'

const ME = /\/api\/me$/
const closed = (body: { user: object }) => ({
  user: { ...body.user, erasedAfter: '2026-12-20T08:00:00.000Z' },
})

/** The link of a mail, where nobody is signed in to its account. */
const openedElsewhere: Act = async (page) => {
  const asked = { isConfirmed: false, address: 'sam@example.org', isMove: false, hasPassword: true }
  await page.route('**/api/auth/confirm-email', (route) => route.fulfill({ json: asked }))
  await page.goto(new URL('/confirm-email#0123456789abcdefghijklmn', page.url()).href)
  await page.getByLabel('Password', { exact: true }).waitFor()
}

/** The ways in, and what stands in them. */
export const loginScreens: Screen[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login, refused',
    path: '/login',
    act: inTurn(
      fill('Email', 'nobody@example.org'),
      fill('Password', 'not the password'),
      (page) => page.getByRole('button', { name: 'Login', exact: true }).click(),
      see('Invalid email or password.'),
    ),
  },
  {
    name: 'login, refused, then reset sent',
    path: '/login',
    act: inTurn(
      fill('Email', 'sam@example.org'),
      fill('Password', 'not the password'),
      (page) => page.getByRole('button', { name: 'Login', exact: true }).click(),
      see('Invalid email or password.'),
      button('Forgot Password?'),
      see('Password reset email sent'),
    ),
  },
  { name: 'login, forgotten without an address', path: '/login', act: button('Forgot Password?') },
  {
    name: 'login, reset sent',
    path: '/login',
    act: inTurn(
      fill('Email', 'sam@example.org'),
      button('Forgot Password?'),
      see('Password reset email sent'),
    ),
  },
  { name: 'signup', path: '/signup' },
  { name: 'signup, incomplete', path: '/signup', act: button('Sign Up') },
  {
    name: 'signup, common password',
    path: '/signup',
    act: inTurn(
      fill('Email', 'nobody@example.org'),
      (page) => page.getByLabel('Password', { exact: true }).fill('password123'),
      fill('Confirm password', 'password123'),
      (page) => page.getByRole('checkbox', { name: /18 or older/ }).check(),
      (page) => page.getByRole('button', { name: 'Sign Up', exact: true }).click(),
      see('Password is too weak.'),
    ),
  },
  {
    name: 'signup, password long enough',
    path: '/signup',
    act: (page) => page.getByLabel('Password', { exact: true }).fill('password123'),
  },
  {
    name: 'signup, known address',
    path: '/signup?next=checkout&plan=family',
    act: inTurn(
      fill('Email', 'sam@example.org'),
      (page) => page.getByLabel('Password', { exact: true }).fill(PASSWORD),
      fill('Confirm password', PASSWORD),
      (page) => page.getByRole('checkbox', { name: /18 or older/ }).check(),
      (page) => page.getByRole('button', { name: 'Sign Up', exact: true }).click(),
      see('This email is already registered.'),
    ),
  },
  { name: 'verify email', path: '/verify-email?notice=unverified', as: 'unverified' },
  { name: 'verify email, sent again', path: '/verify-email?notice=resent', as: 'unverified' },
  { name: 'verify email, nobody', path: '/verify-email' },
  { name: 'verify email, new', path: '/verify-email?notice=unverified' },
  { name: 'confirm email, link broken', path: '/confirm-email#0123456789abcdefghijklmn' },
  { name: 'confirm email', path: '/login', act: openedElsewhere },
  {
    name: 'confirm email, blank',
    path: '/login',
    act: inTurn(openedElsewhere, button('Verify My Email')),
  },
  {
    name: 'confirm email, new password',
    path: '/login',
    act: inTurn(openedElsewhere, button('I don’t know the password'), fill('New password', 'abc')),
  },
  { name: 'email verified', path: '/email-verified', as: 'family' },
  { name: 'email verified, on to checkout', path: '/email-verified?next=checkout&plan=family', as: 'family' },
  { name: 'email verified, elsewhere', path: '/email-verified' },
  { name: 'email verified, link expired', path: '/email-verified?error=TOKEN_EXPIRED', as: 'unverified' },
  { name: 'email verified, link broken', path: '/email-verified?error=INVALID_TOKEN' },
  { name: 'reset password', path: '/reset-password#0123456789abcdefghijklmn' },
  {
    name: 'reset password, too short',
    path: '/reset-password#0123456789abcdefghijklmn',
    act: inTurn(fill('New password', 'abc'), button('Change Password')),
  },
  {
    name: 'reset password, link used up',
    path: '/reset-password#0123456789abcdefghijklmn',
    act: inTurn(
      (page) => page.getByLabel('New password', { exact: true }).fill(PASSWORD),
      fill('Confirm password', PASSWORD),
      button('Change Password'),
      see('no longer works'),
    ),
  },
  { name: 'second step', path: '/second-step' },
  { name: 'second step, backup code', path: '/second-step', act: button(/backup code/i) },
  { name: 'third party', path: '/identity' },
  { name: 'account closed', path: '/account-closed' },
  { name: 'account closed, logged in', path: '/account-closed', as: 'family', answers: [[ME, closed]] },
]
