import { createTransport } from 'nodemailer'
import type { SendMail } from './mail.ts'

/** Delivers over SMTP; the address is `smtp://user:password@host:port`. */
export const smtpMail = ({ url, from }: { url: string; from: string }): SendMail => {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return async ({ unsubscribeUrl, ...mail }) => {
    await transport.sendMail({ from, ...mail, ...(unsubscribeUrl ? listHeaders(unsubscribeUrl) : {}) })
  }
}

const listHeaders = (url: string) => ({
  headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
})
