import { ORIGIN_LATER } from '../../platform/http/built-pages.ts'
import type { PageData } from '../web/root-route.ts'
import { titleOf } from '../web/title-of.ts'
import { structuredData } from './structured-data.ts'

const PICTURE = { url: `${ORIGIN_LATER}/card.png`, width: '1200', height: '630', alt: 'Kinwise' }

/** For pages that are one family's, or are nothing to find: a name, and a word to search engines. */
export const NO_INDEX = '<title>Kinwise</title><meta name="robots" content="noindex" />'

/** What search engines and previews of a link read. */
export const headOf = (
  path: string,
  { title = '', description = '' }: PageData,
  { whatsapp }: { whatsapp: boolean },
): string => {
  const url = `${ORIGIN_LATER}${path}`
  return [
    `<title>${quoted(titleOf(title))}</title>`,
    named('description', description),
    `<link rel="canonical" href="${quoted(url)}" />`,
    property('og:type', 'website'),
    property('og:site_name', 'Kinwise'),
    property('og:title', titleOf(title)),
    property('og:description', description),
    property('og:url', url),
    property('og:image', PICTURE.url),
    property('og:image:width', PICTURE.width),
    property('og:image:height', PICTURE.height),
    property('og:image:alt', PICTURE.alt),
    named('twitter:card', 'summary_large_image'),
    ...structuredData(path, whatsapp).map(asScript),
  ].join('')
}

const named = (name: string, content: string) => `<meta name="${name}" content="${quoted(content)}" />`
const property = (name: string, content: string) => `<meta property="${name}" content="${quoted(content)}" />`

/** Data, not script: the content policy lets it stand. */
const asScript = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
