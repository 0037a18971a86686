import { createRoute } from '@tanstack/react-router'
import { familyOnly, getParentRoute, texts } from './root-route.ts'

export const login = createRoute({
  getParentRoute,
  path: '/login',
  staticData: { title: 'Login' },
  validateSearch: texts('to', 'next', 'plan'),
})
export const secondStep = createRoute({
  getParentRoute,
  path: '/second-step',
  staticData: { title: 'One more step' },
  validateSearch: texts('to', 'next', 'plan'),
})
export const signup = createRoute({
  getParentRoute,
  path: '/signup',
  staticData: { title: 'Sign up' },
  validateSearch: texts('next', 'plan'),
})
export const resetPassword = createRoute({
  getParentRoute,
  path: '/reset-password',
  staticData: { title: 'Choose a new password' },
  validateSearch: texts('next', 'plan'),
})
export const identity = createRoute({
  getParentRoute,
  path: '/identity',
  staticData: { title: 'One moment', frame: 'none' },
  validateSearch: texts('provider', 'error', 'opens'),
})
export const verifyEmail = createRoute({
  getParentRoute,
  path: '/verify-email',
  staticData: { title: 'Verify Your Email' },
  validateSearch: texts('notice', 'next', 'plan'),
})
export const confirmEmail = createRoute({
  getParentRoute,
  path: '/confirm-email',
  staticData: { title: 'Verify Your Email' },
  validateSearch: texts('next', 'plan'),
})
export const emailVerified = createRoute({
  getParentRoute,
  path: '/email-verified',
  staticData: { title: 'Email verified' },
  validateSearch: texts('error', 'next', 'plan'),
})
export const accountSecurity = createRoute({
  getParentRoute,
  path: '/account-security',
  staticData: { title: 'Login and security', frame: 'app' },
  beforeLoad: familyOnly,
})
export const accountClosed = createRoute({
  getParentRoute,
  path: '/account-closed',
  staticData: { title: 'Account closed' },
})
