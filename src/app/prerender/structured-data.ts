import { plans } from '../../../content/plans.yaml'
import { faq } from '../../../content/site/faq.ts'
import { ORIGIN_LATER } from '../../platform/http/built-pages.ts'
import { answerOf } from '../../site/rules/answer-of.ts'
import { factsOf, piecesOf } from '../../site/rules/facts.ts'

const CONTEXT = 'https://schema.org'

/** What a page says to machines, in the vocabulary of schema.org. */
export const structuredData = (path: string, hasWhatsApp: boolean): object[] => {
  if (path === '/') return [organization]
  if (path === '/pricing') return [product()]
  if (path === '/faq') return [questions(hasWhatsApp)]
  return []
}

const organization = {
  '@context': CONTEXT,
  '@type': 'Organization',
  name: 'Kinwise',
  url: `${ORIGIN_LATER}/`,
  logo: `${ORIGIN_LATER}/card.png`,
}

const product = () => ({
  '@context': CONTEXT,
  '@type': 'Product',
  name: 'Kinwise',
  description: 'An AI parenting coach for parents and guardians of children from 0 to 18.',
  brand: { '@type': 'Brand', name: 'Kinwise' },
  image: `${ORIGIN_LATER}/card.png`,
  offers: plans
    .filter(({ id }) => id !== 'free')
    .map(({ name, description, priceCents, currency }) => ({
      '@type': 'Offer',
      name,
      description,
      price: (priceCents / 100).toFixed(2),
      priceCurrency: currency.toUpperCase(),
      url: `${ORIGIN_LATER}/pricing`,
    })),
})

const questions = (hasWhatsApp: boolean) => {
  const facts = factsOf(plans)
  const plain = (text: string) =>
    piecesOf(text)
      .map(({ words, name }) => words ?? facts[name ?? ''] ?? '')
      .join('')
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: faq.groups
      .flatMap(({ items }) => items)
      .map(({ question, ...item }) => ({
        '@type': 'Question',
        name: plain(question),
        acceptedAnswer: { '@type': 'Answer', text: plain(answerOf(item, hasWhatsApp)) },
      })),
  }
}
