import { createRoute } from '@tanstack/react-router'
import { getParentRoute, texts } from './root-route.ts'

export const home = createRoute({
  getParentRoute,
  path: '/',
  staticData: {
    title: 'Kinwise: your personal parenting coach',
    description:
      'An AI parenting coach for parents and guardians: calm, practical advice that knows your child, at any hour.',
  },
})
export const about = createRoute({
  getParentRoute,
  path: '/about',
  staticData: {
    title: 'Meet Our Expert Team',
    description:
      'Who advises Kinwise, and how what the coach knows is written, checked and fitted to your child.',
  },
})
export const pricing = createRoute({
  getParentRoute,
  path: '/pricing',
  staticData: {
    title: 'Pricing',
    description:
      'Plans of the AI parenting coach: how many children, how many messages a month, what it costs, and how to stop.',
  },
})
export const contact = createRoute({
  getParentRoute,
  path: '/contact',
  staticData: {
    title: 'Get in Touch',
    description: 'Write to the people behind Kinwise. When we answer, and where to call when it cannot wait.',
  },
})
export const faq = createRoute({
  getParentRoute,
  path: '/faq',
  staticData: {
    title: 'FAQ',
    description:
      'Short answers about the AI parenting coach: the free trial, plans and payment, privacy and safety.',
  },
})
export const terms = createRoute({
  getParentRoute,
  path: '/terms',
  staticData: {
    title: 'Terms of Service',
    description: 'What you can expect of Kinwise, and what it asks of you, in plain words.',
  },
})
export const privacy = createRoute({
  getParentRoute,
  path: '/privacy',
  staticData: {
    title: 'Privacy Policy',
    description:
      'What Kinwise keeps about you and your child, why, for how long, and what a language model is sent.',
  },
})
export const accessibility = createRoute({
  getParentRoute,
  path: '/accessibility',
  staticData: {
    title: 'Accessibility',
    description: 'How Kinwise works for every parent, what does not work well yet, and how to tell us.',
  },
})
export const safety = createRoute({
  getParentRoute,
  path: '/safety',
  staticData: {
    title: 'Safety',
    description:
      'What Kinwise does when a child or a parent may be in danger, and the help lines of your country.',
  },
})
export const newsletterConfirm = createRoute({
  getParentRoute,
  path: '/newsletter/confirm',
  staticData: { title: 'Confirm your subscription' },
  validateSearch: texts('token'),
})
export const newsletterUnsubscribe = createRoute({
  getParentRoute,
  path: '/newsletter/unsubscribe',
  staticData: { title: 'Leave the newsletter' },
  validateSearch: texts('token'),
})
