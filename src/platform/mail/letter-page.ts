import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { type CSSProperties, createElement as h } from 'react'

/** What a mail says. All of it is plain text: what came from outside needs no escaping. */
export type Letter = {
  subject: string
  /** The line that mailboxes show beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  /** Somebody's own words, shown as such with their line breaks. */
  quote?: string
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Small print below the action: how long the link works, what to do if it was not you. */
  notes?: string[]
}

export const SIGNATURE = 'Kinwise, an AI parenting coach. Not a doctor, and not an emergency service.'

/** One column of warm paper. Styles stand on the elements, since mail programs know little else; only the night is a style sheet. */
export const LetterPage = ({ subject, preview, heading, paragraphs, quote, action, notes = [] }: Letter) =>
  h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('title', null, subject),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, NIGHT),
    ),
    h(Preview, null, preview),
    h(
      Body,
      { className: 'paper', style: STYLES.paper },
      h(
        Container,
        { style: STYLES.column },
        h(
          'p',
          { className: 'brand', style: STYLES.brand },
          h('span', { style: STYLES.lamp }, '●'),
          ' Kinwise',
        ),
        h(
          Container,
          { className: 'sheet', style: STYLES.sheet },
          h('h1', { className: 'ink', style: STYLES.heading }, heading),
          ...paragraphs.map((text, key) => h('p', { key, className: 'ink', style: STYLES.text }, text)),
          quote === undefined ? null : h('p', { className: 'quote', style: STYLES.quote }, quote),
          action ? h(Action, action) : null,
          ...notes.map((text, key) => h('p', { key, className: 'soft', style: STYLES.note }, text)),
        ),
        h('p', { className: 'soft', style: STYLES.signature }, SIGNATURE),
      ),
    ),
  )

const Action = ({ label, url }: { label: string; url: string }) =>
  h(
    'div',
    null,
    h(Button, { href: url, className: 'button', style: STYLES.button }, label),
    h(
      'p',
      { className: 'soft', style: STYLES.note },
      "If the button doesn't work, copy this address:",
      h('br'),
      h('a', { href: url, className: 'link', style: STYLES.link }, url),
    ),
  )

const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const SERIF = "Georgia,'Times New Roman',serif"

const STYLES = {
  paper: { margin: 0, padding: '0 12px', backgroundColor: '#faf6ef', fontFamily: SANS },
  column: { maxWidth: '520px', margin: '0 auto', padding: '36px 0 40px' },
  brand: {
    margin: '0 8px 18px',
    color: '#1b6a5f',
    fontFamily: SERIF,
    fontSize: '22px',
    lineHeight: '28px',
    letterSpacing: '-0.01em',
  },
  lamp: { color: '#f0a873', fontSize: '18px' },
  sheet: {
    maxWidth: '520px',
    padding: '36px 32px 32px',
    backgroundColor: '#fffdf9',
    border: '1px solid #e5dccd',
    borderRadius: '20px',
  },
  heading: {
    margin: '0 0 18px',
    color: '#1c2b2a',
    fontFamily: SERIF,
    fontSize: '27px',
    fontWeight: 400,
    lineHeight: '34px',
    letterSpacing: '-0.01em',
  },
  text: { margin: '0 0 16px', color: '#1c2b2a', fontSize: '16px', lineHeight: '26px' },
  quote: {
    margin: '0 0 16px',
    padding: '14px 18px',
    backgroundColor: '#f2ece1',
    borderRadius: '12px',
    color: '#1c2b2a',
    fontSize: '16px',
    lineHeight: '26px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  button: {
    margin: '10px 0 22px',
    padding: '14px 26px',
    backgroundColor: '#1b6a5f',
    borderRadius: '999px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
  },
  note: {
    margin: '0 0 12px',
    color: '#46544f',
    fontSize: '14px',
    lineHeight: '22px',
    overflowWrap: 'anywhere',
  },
  link: { color: '#1b6a5f' },
  signature: { margin: '22px 8px 0', color: '#46544f', fontSize: '13px', lineHeight: '20px' },
} satisfies Record<string, CSSProperties>

/** The same room with the lamp on, for mail programs that follow the reader's choice. */
const NIGHT = `@media (prefers-color-scheme: dark) {
.paper, .paper td { background-color: #101819 !important }
.sheet, .sheet td { background-color: #172122 !important; border-color: #2a3737 !important }
.ink { color: #efe9df !important } .soft { color: #bcc5c0 !important }
.quote { background-color: #0b1213 !important; color: #efe9df !important }
.brand, .link { color: #7ccbb8 !important }
.button { background-color: #7ccbb8 !important; color: #08231e !important }
}`
