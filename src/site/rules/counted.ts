/** Where visits may be counted, where whoever runs the site wants that: what everybody may read, and nothing that shows a family or a worry. */
const COUNTED = new Set([
  '/',
  '/about',
  '/accessibility',
  '/contact',
  '/faq',
  '/pricing',
  '/privacy',
  '/terms',
])

export const isCounted = (path: string): boolean => COUNTED.has(path)
