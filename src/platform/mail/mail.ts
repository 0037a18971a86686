export type Mail = {
  to: string
  subject: string
  html: string
  text: string
  /** The same mail for whoever keeps the app's name out of what is shown before a mail is opened. */
  discreet?: Pick<Mail, 'subject' | 'html' | 'text'>
  /** It goes out under the bare address, without the sender's name. */
  hidesSender?: boolean
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string
  /** Ends such mails for good when it is posted to (RFC 8058), so mail programs can offer it as a button. */
  unsubscribeUrl?: string
}

/** Hands a mail to whatever delivers it; rejects when it was not taken, so that the job that sends it is tried again. */
export type SendMail = (mail: Mail) => Promise<void>
