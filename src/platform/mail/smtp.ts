import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { SendMail } from './mail.ts'

/** Delivers over SMTP; the address is `smtp://user:password@host:port`. */
export const smtpMail = ({ url, from }: { url: string; from: string }): SendMail => {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  const [sender] = addressparser(from, { flatten: true })
  return async ({ unsubscribeUrl, hidesSender, discreet: _, ...mail }) => {
    const shown = hidesSender && sender ? sender.address : from
    await transport.sendMail({ from: shown, ...mail, ...(unsubscribeUrl ? listHeaders(unsubscribeUrl) : {}) })
  }
}

const listHeaders = (url: string) => ({
  headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
})
