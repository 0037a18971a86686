import { memo, type ReactNode } from 'react'
import Markdown, { type Options } from 'react-markdown'
import { isLocalPath } from '../../../accounts/rules/local-path.ts'

/** More than answers have; far less than a hostile one needs to hold a page up. */
const MOST_CHARS = 8_000
const MOST_LEVELS = 16
/** One list or quotation straight in another: reading hundreds of them takes minutes. */
const NESTED_LINE = /^[ \t]*(?:>[ \t]?|(?:[-+*]|\d{1,9}[.)])[ \t]+){5}/m

/** Formatted where that may be, else `plain`. */
export const FormattedText = memo(
  ({ children, plain }: { children: string; plain: ReactNode }) => formattedText(children) ?? plain,
)

/**
 * What a model wrote, as React elements and never as HTML: paragraphs, bold, italics and lists. A heading is a bold paragraph, code and
 * quotations are their words, a picture is its description, and a link that leads elsewhere is its text. Null where it had better stay plain.
 */
export function formattedText(text: string): ReactNode {
  if (text.length > MOST_CHARS || NESTED_LINE.test(text)) return null
  try {
    return Markdown({ children: text, remarkPlugins: PLUGINS, components: SHOWN })
  } catch {
    return null
  }
}

type Tree = { type: string; children?: Tree[] }
type Parser = { data: () => { micromarkExtensions?: object[] } }

/** Other than in a document, a sign at a line's beginning or a few spaces more change nothing. */
function readAsTalk(this: unknown) {
  const data = (this as Parser).data()
  const disable = { null: ['codeIndented', 'definition', 'htmlFlow', 'htmlText', 'setextUnderline'] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable }]
}

/** No recursion: what is too deep would end one. A text of nothing but signs would show as nothing. */
const refuseOdd = () => (tree: Tree) => {
  let hasWords = false
  let level: Tree[] = [tree]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) throw new Error('nested too deeply')
    hasWords ||= level.some(({ type }) => type === 'text' || type === 'code' || type === 'inlineCode')
    level = level.flatMap(({ children }) => children ?? [])
  }
  if (!hasWords) throw new Error('no words')
}

const PLUGINS: NonNullable<Options['remarkPlugins']> = [readAsTalk, refuseOdd]

type Held = { children?: ReactNode }
const Paragraph = ({ children }: Held) => (
  <p dir="auto" className="whitespace-pre-wrap">
    {children}
  </p>
)
const Heading = ({ children }: Held) => (
  <p dir="auto" className="whitespace-pre-wrap font-semibold">
    {children}
  </p>
)
const Held = ({ children }: Held) => children

const SHOWN: NonNullable<Options['components']> = {
  p: Paragraph,
  pre: Paragraph,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  em: ({ children }) => <em>{children}</em>,
  ul: ({ children }) => (
    <ul dir="auto" className="list-disc ps-5 marker:text-ink-faint">
      {children}
    </ul>
  ),
  ol: ({ children, start }) => (
    <ol dir="auto" start={start} className="list-decimal ps-6 marker:text-ink-soft">
      {children}
    </ol>
  ),
  li: ({ children }) => <li className="ps-1 [&>p+p]:mt-2">{children}</li>,
  a: ({ href = '', children }) => <OwnLink href={href}>{children}</OwnLink>,
  img: ({ alt }) => alt,
  hr: () => null,
  code: Held,
  blockquote: Held,
}

function OwnLink({ href, children }: Held & { href: string }) {
  const path = pathHere(href)
  if (!path) return children
  return (
    <a href={path} className="font-semibold text-accent-ink underline underline-offset-4">
      {children}
    </a>
  )
}

/** Of a page of this site; null for any other. */
const pathHere = (href: string): string | null => {
  if (isLocalPath(href)) return href
  const here = globalThis.location?.origin
  if (!here || !href.startsWith(`${here}/`)) return null
  const path = href.slice(here.length)
  return isLocalPath(path) ? path : null
}
