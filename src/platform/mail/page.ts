export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type MailParts = {
  heading: string
  paragraphs: string[]
  button: { label: string; href: string }
  /** HTML of ours; what came from outside is escaped by the caller. */
  footnote: string
}

/** The one calm design of every mail. Tables and inline styles, since mail programs know little else. */
export const mailPage = ({ heading, paragraphs, button, footnote }: MailParts): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#f7f3ec;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:#2b2a33">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border-radius:16px">
<tr><td style="padding:36px 32px">
<p style="margin:0 0 24px;font-size:15px;font-weight:700;color:#2f6f62">Kinwise</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${escapeHtml(text)}</p>`).join('\n')}
<p style="margin:28px 0"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#2f6f62;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="margin:0;font-size:13px;line-height:1.6;color:#6b6875;word-break:break-word">${footnote}</p>
</td></tr></table></td></tr></table></body></html>`
