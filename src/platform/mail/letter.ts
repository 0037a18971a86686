import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Letter, LetterPage, SIGNATURE } from './letter-page.ts'
import type { Mail } from './mail.ts'

type Rendered = Pick<Mail, 'subject' | 'html' | 'text'>

/** All that a phone shows of a discreet mail: it fills the place of a preview, so that no line of the mail itself follows. */
const DISCREET = { subject: 'You have a message', preview: 'Open it to read it.' }

/** The one design of every mail, as HTML and as text that says the same, and discreet. Give it a `to` and it is a Mail. */
export const letter = (words: Letter): Rendered & { discreet: Rendered } => {
  const quiet = { ...words, ...DISCREET }
  return {
    ...{ subject: words.subject, html: htmlOf(words), text: textOf(words) },
    discreet: {
      subject: quiet.subject,
      html: htmlOf(quiet),
      text: `${quiet.preview}\n\n\n${textOf(words)}`,
    },
  }
}

const htmlOf = (words: Letter): string =>
  `<!doctype html>${renderToStaticMarkup(createElement(LetterPage, words))}`

const textOf = ({ heading, paragraphs, quote, action, notes = [] }: Letter): string =>
  [
    heading,
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    `--\n${SIGNATURE}`,
  ].join('\n\n')
