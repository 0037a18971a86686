import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ORIGIN_LATER } from '../../platform/http/built-pages.ts'

const CONTEXT = 'https://schema.org'
const BRAND = { '@type': 'Organization', name: 'Kinwise', url: `${ORIGIN_LATER}/` }

/** What a page says to machines, in the vocabulary of schema.org. */
export const structuredData = (path: string): object[] => DATA[path]?.() ?? []

const DATA: Record<string, () => object[]> = {
  '/': () => [{ '@context': CONTEXT, ...BRAND, logo: `${ORIGIN_LATER}/icon.svg` }],
  '/pricing': () => [plans()],
}

type Plan = { id: string; name: string; description: string; priceCents: number; currency: string }

const plans = () => {
  const all: Plan[] = parse(readFileSync(join(process.cwd(), 'content/plans.yaml'), 'utf8'))
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: 'Kinwise',
    description: 'An AI parenting coach for parents and guardians',
    brand: { '@type': 'Brand', name: 'Kinwise' },
    image: `${ORIGIN_LATER}/card.png`,
    offers: all
      .filter(({ priceCents }) => priceCents > 0)
      .map(({ name, description, priceCents, currency }) => ({
        '@type': 'Offer',
        name,
        description,
        price: (priceCents / 100).toFixed(2),
        priceCurrency: currency.toUpperCase(),
        url: `${ORIGIN_LATER}/pricing`,
        availability: `${CONTEXT}/InStock`,
      })),
  }
}
