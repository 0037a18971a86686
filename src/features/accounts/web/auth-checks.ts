import { WORDS } from './auth-words.ts'

const PASSWORD_MIN_CHARS = 6
const PASSWORD_MAX_CHARS = 256

/** Checks of one field before anything is sent: true, or what is wrong. The server has the last word. */
export const emailCheck = (email: string) => {
  if (email.trim() === '') return WORDS.missingEmail
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) || WORDS.invalidEmail
}

export const loginPasswordCheck = (password: string) => password !== '' || WORDS.emptyPassword

export const newPasswordCheck = (password: string) => {
  if (password === '') return WORDS.missingPassword
  if (password.length < PASSWORD_MIN_CHARS) return WORDS.weakPassword
  return password.length <= PASSWORD_MAX_CHARS || WORDS.longPassword
}
