import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Every text that was promised word for word; `…` stands for what a name, a number or a reason fills in. */
const TEXTS: Record<string, string[]> = {
  'header and footer': [
    'Try for Free',
    'My Children',
    'Logout',
    'Are you sure you want to log out?',
    'Available 24/7 via chat',
  ],
  home: [
    'Your Personal Parenting Coach, available on WhatsApp',
    'How It Works',
    'Get Personalized Advice',
    'Free trial: 5 conversations or 1 per day (whichever comes first)',
    'Stay Updated',
    'Personalized for You',
    'Safe & Private',
    'Expert-Backed',
  ],
  'other pages': [
    'Meet Our Expert Team',
    'Get in Touch',
    'Terms of Service',
    'Privacy Policy',
    'FAQ',
    'Oops! Page not found',
  ],
  pricing: [
    'Most Popular',
    'Premium',
    'Start …',
    'Renew',
    'How it works',
    'Failed to load pricing plans.',
    "You're downgrading your plan. Some child profiles or features may be frozen. Do you want to continue?",
    'Do you want to re-subscribe to this plan?',
  ],
  checkout: [
    'Plan not found. Please go back and select a valid plan.',
    'Failed to complete checkout. Please try again.',
  ],
  login: [
    'Invalid email address.',
    'This account has been disabled.',
    'Invalid email or password.',
    'Too many failed attempts. Please try again later.',
    'Network error. Please check your internet connection.',
    'Something went wrong. Please try again.',
    'Login is currently disabled. Please contact support.',
    'Password cannot be empty.',
  ],
  'identity provider': [
    'popup was closed. Please try again.',
    'Popup was blocked by browser. Please allow popups and try again.',
    'was cancelled. Please try again.',
  ],
  'sign-up': [
    'Passwords do not match',
    'Selected plan does not exist.',
    'This email is already registered.',
    'Password is too weak. Please use at least 6 characters.',
    'Please enter an email address.',
    'Please enter a password.',
    'Account creation is currently disabled. Please contact support.',
    'Too many attempts. Please try again later.',
  ],
  'forgotten password': [
    'Please enter your email address to reset your password.',
    'No account found with this email.',
    'Password reset email sent. Check your inbox.',
  ],
  'verify e-mail': [
    'Verify Your Email',
    'Checking verification status...',
    'Resend Verification Email',
    'Resending...',
    'Back to Login',
    'You are not logged in.',
    'Verification email resent! Please check your inbox.',
    'Failed to resend email.',
  ],
  'newsletter and contact': [
    'Invalid email: Please enter a valid email address.',
    "Successfully subscribed! You'll receive our welcome email shortly.",
    'Message sent!',
    "We'll get back to you within 24 hours.",
  ],
  'account setup': [
    'Save All Changes',
    'Change Plan',
    'Add Another Child',
    "You've reached the limit of … child(ren) for your plan.",
  ],
  'my children': [
    "Please log in to access your children's profiles",
    'Go to Login',
    'No Children Added Yet',
    'Add your first child to start receiving personalized parenting advice.',
    'Add Your First Child',
    'Unnamed Child',
    'Not specified',
    '✓ Enhanced with AI Analysis',
    'Start Chat',
    'Continue Chat',
    'Dad & Mom Mode',
    'Complete personality profile to start chatting',
    'Update Account Information',
    'Plan information is still loading. Please try again.',
    'Manage Subscription',
    'Evaluate Personality Profile',
    'Complete Evaluation',
    "Are you sure you want to delete this child's profile?",
    "You've reached the child limit (…) for your plan.",
  ],
  credits: [
    'No message credits remaining for this child. Please upgrade your plan.',
    'Loading message credits...',
    'Failed to fetch remaining credits',
    '… messages left (…/…)',
  ],
  chat: [
    "'s Coach",
    'Personalized guidance for age …',
    'Tell me about … or ask a question...',
    'Dad & Mom Mode: …',
    'Comprehensive parenting guidance for both parents',
    'Share your parenting perspective about …...',
    'Chat with … - …',
    "Hi! I'm here to help you with …. How can I support you today?",
    "Welcome to Dad and Mom Mode! I'm here to provide immediate assistance/emergency response to any problem about your child. What would you like to ask?",
    "I'm having trouble connecting right now. Please try again later. Error: …",
    'Unknown error',
    'No personality profile available yet.',
    'No previous context available.',
    'general parenting topics',
  ],
  trial: [
    'Free Trial Preview',
    'Generic coach (limited responses)',
    'Free trial complete',
    'Get Your WhatsApp Coach',
    'Parenting Chat',
    'Get parenting advice and support',
    "Hello! I'm your parenting assistant. How can I help you today?",
    'Ask your parenting question...',
    'Previous conversation about parenting topics.',
    'API KEY ERROR: ',
    'consider upgrading to our premium WhatsApp coach!',
  ],
  'guest demo': [
    'Loading...',
    'Subscription started!',
    'Welcome to the … plan. You now have unlimited access.',
  ],
}

const ROOT = join(import.meta.dirname, '..')

/** All that is shown by the product, as it is written in its sources: quotes unescaped, entities read, lines joined. */
const written = ['src', 'content']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(ROOT, folder, file),
    ),
  )
  .filter(
    (file) =>
      /\.(ts|tsx|json|yaml|md)$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('guidance/'),
  )
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replaceAll("\\'", "'")
  .replaceAll('&apos;', "'")
  .replaceAll('&amp;', '&')
  .replace(/\s+/g, ' ')

/** What fills a gap in the source: an expression in braces. */
const pattern = (text: string) =>
  new RegExp(
    text
      .split('…')
      .map((part) => RegExp.escape(part).replaceAll('\\x20', '\\s+'))
      .join('\\$?\\{[^{}]*(?:\\{[^{}]*\\}[^{}]*)*\\}'),
  )

test.each(Object.entries(TEXTS))('%s: every promised text stands in the product', (_, texts) => {
  expect(texts.filter((text) => !pattern(text).test(written))).toEqual([])
})
