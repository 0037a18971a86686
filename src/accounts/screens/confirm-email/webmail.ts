export type Webmail = { name: string; url: string }

const GMAIL = { name: 'Gmail', url: 'https://mail.google.com/mail/u/0/' }
const OUTLOOK = { name: 'Outlook', url: 'https://outlook.live.com/mail/0/' }
const ICLOUD = { name: 'iCloud Mail', url: 'https://www.icloud.com/mail' }
const PROTON = { name: 'Proton Mail', url: 'https://mail.proton.me/' }
const AOL = { name: 'AOL Mail', url: 'https://mail.aol.com/' }

const INBOXES: Record<string, Webmail> = {
  'gmail.com': GMAIL,
  'googlemail.com': GMAIL,
  'icloud.com': ICLOUD,
  'me.com': ICLOUD,
  'mac.com': ICLOUD,
  'proton.me': PROTON,
  'protonmail.com': PROTON,
  'pm.me': PROTON,
  'aol.com': AOL,
  'web.de': { name: 'WEB.DE', url: 'https://web.de/email/' },
  't-online.de': { name: 'Telekom Mail', url: 'https://email.t-online.de/' },
  'fastmail.com': { name: 'Fastmail', url: 'https://app.fastmail.com/' },
  'zoho.com': { name: 'Zoho Mail', url: 'https://mail.zoho.com/' },
}

/** Providers with an address per country: yahoo.co.uk, outlook.fr, gmx.at ... */
const FAMILIES: Record<string, Webmail> = {
  outlook: OUTLOOK,
  hotmail: OUTLOOK,
  live: OUTLOOK,
  msn: OUTLOOK,
  yahoo: { name: 'Yahoo Mail', url: 'https://mail.yahoo.com/' },
  ymail: { name: 'Yahoo Mail', url: 'https://mail.yahoo.com/' },
  gmx: { name: 'GMX', url: 'https://www.gmx.net/' },
}

/** The inbox page of this address's provider; null for a domain that nobody can know, such as a company's own. */
export function webmailOf(email: string): Webmail | null {
  const domain = email.split('@').at(-1)?.trim().toLowerCase() ?? ''
  if (Object.hasOwn(INBOXES, domain)) return INBOXES[domain] ?? null
  const [family = '', ...ending] = domain.split('.')
  const isProvider = ending.length > 0 && ending.length <= 2 && ending.every((part) => part.length <= 3)
  return isProvider && Object.hasOwn(FAMILIES, family) ? (FAMILIES[family] ?? null) : null
}
