import { expect, test } from 'vitest'
import { RequestError } from '../../../ui/server/request.ts'
import { type Door, problemOf } from './auth-words.ts'

/** What no server answers: it happens in the browser. What the server answers is walked in tests/doors/auth-catalogue.db.test.ts. */
test.each<[string, Door, string]>([
  ['network', 'login', 'Network error. Please check your internet connection.'],
  ['network', 'sign-up', 'Network error. Please check your internet connection.'],
  ['network', 'forgot', 'Network error. Please check your internet connection.'],
  ['internal', 'login', 'Something went wrong. Please try again.'],
  ['toString', 'login', 'Something went wrong. Please try again.'],
  ['VALIDATION_ERROR', 'resend', 'Failed to resend email.'],
  ['popup_closed', 'login', 'Sign-in popup was closed. Please try again.'],
  ['popup_closed', 'sign-up', 'Sign-up popup was closed. Please try again.'],
  ['popup_blocked', 'login', 'Popup was blocked by browser. Please allow popups and try again.'],
  ['popup_blocked', 'sign-up', 'Popup was blocked by browser. Please allow popups and try again.'],
  ['popup_cancelled', 'login', 'Sign-in was cancelled. Please try again.'],
  ['popup_cancelled', 'sign-up', 'Sign-up was cancelled. Please try again.'],
])('%s at %s', (code, door, words) => {
  expect(problemOf(new RequestError(code, 400), door)).toEqual({ field: null, words })
})

test('what was thrown by accident stays inside', () => {
  expect(problemOf(new TypeError('x is undefined'), 'sign-up').words).toBe(
    'Something went wrong. Please try again.',
  )
})
