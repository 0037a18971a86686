import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Letter, LetterPage, SIGNATURE } from './letter-page.ts'

/** The one design of every mail, as HTML and as text that says the same. Give it a `to` and it is a Mail. */
export const letter = (words: Letter): { subject: string; html: string; text: string } => ({
  subject: words.subject,
  html: `<!doctype html>${renderToStaticMarkup(createElement(LetterPage, words))}`,
  text: textOf(words),
})

const textOf = ({ heading, paragraphs, quote, action, notes = [] }: Letter): string =>
  [
    heading,
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    `--\n${SIGNATURE}`,
  ].join('\n\n')
