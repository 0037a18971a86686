export type Mail = { to: string; subject: string; html: string; text: string }

/** Hands a mail to whatever delivers it; rejects when it was not taken, so that the job that sends it is tried again. */
export type SendMail = (mail: Mail) => Promise<void>
