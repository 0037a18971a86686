import { expect, test } from 'vitest'
import { RequestError } from '../../../ui/request.ts'
import { type Door, problemOf } from './auth-words.ts'

test.each<[string, Door, string | null, string]>([
  ['INVALID_EMAIL', 'login', 'email', 'Invalid email address.'],
  ['INVALID_EMAIL_OR_PASSWORD', 'login', null, 'Invalid email or password.'],
  ['too_many', 'login', null, 'Too many failed attempts. Please try again later.'],
  ['too_many', 'sign-up', null, 'Too many attempts. Please try again later.'],
  ['network', 'login', null, 'Network error. Please check your internet connection.'],
  ['internal', 'login', null, 'Something went wrong. Please try again.'],
  ['toString', 'login', null, 'Something went wrong. Please try again.'],
  ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'sign-up', 'email', 'This email is already registered.'],
  ['PASSWORD_TOO_SHORT', 'sign-up', 'password', 'Password is too weak. Please use at least 6 characters.'],
  ['VALIDATION_ERROR', 'resend', null, 'Failed to resend email.'],
])('%s at %s', (code, door, field, words) => {
  expect(problemOf(new RequestError(code, 400), door)).toEqual({ field, words })
})

test('what was thrown by accident stays inside', () => {
  expect(problemOf(new TypeError('x is undefined'), 'sign-up').words).toBe(
    'Something went wrong. Please try again.',
  )
})
