/** What the operator has set for the official Cloud API. */
export type WhatsAppSettings = {
  accessToken: string
  appSecret: string
  verifyToken: string
  /** Address and version, such as https://graph.facebook.com/v23.0. */
  apiBase: string
  /** ISO 3166 alpha-2: where the channel answers; null is everywhere. */
  countries: string[] | null
  /** The approved template that asks a person to write again, once the window has closed. */
  template: { name: string; language: string }
  /** The approved template of a check-in, in the same language. */
  checkInTemplate: string
}

export const GRAPH_BASE = 'https://graph.facebook.com/v23.0'
export const CHECK_IN_TEMPLATE = 'kinwise_check_in'
export const TEMPLATE = { name: 'kinwise_answer_ready', language: 'en' }

type Given = {
  WHATSAPP_ACCESS_TOKEN?: string | undefined
  WHATSAPP_APP_SECRET?: string | undefined
  WHATSAPP_VERIFY_TOKEN?: string | undefined
  WHATSAPP_API_BASE?: string | undefined
  WHATSAPP_COUNTRIES?: string | undefined
  WHATSAPP_TEMPLATE?: string | undefined
  WHATSAPP_TEMPLATE_LANGUAGE?: string | undefined
  WHATSAPP_CHECK_IN_TEMPLATE?: string | undefined
}

export const WHATSAPP_TOGETHER =
  'WHATSAPP_ACCESS_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN are needed together.'

export const isPartOfWhatsApp = (given: Given): boolean =>
  new Set([!given.WHATSAPP_ACCESS_TOKEN, !given.WHATSAPP_APP_SECRET, !given.WHATSAPP_VERIFY_TOKEN]).size > 1

/** Null unless all three are there. */
export const whatsAppSettings = (given: Given): WhatsAppSettings | null => {
  const { WHATSAPP_ACCESS_TOKEN: accessToken, WHATSAPP_APP_SECRET: appSecret } = given
  const { WHATSAPP_VERIFY_TOKEN: verifyToken } = given
  if (!accessToken || !appSecret || !verifyToken) return null
  return {
    accessToken,
    appSecret,
    verifyToken,
    apiBase: (given.WHATSAPP_API_BASE ?? GRAPH_BASE).replace(/\/+$/, ''),
    countries: given.WHATSAPP_COUNTRIES?.split(',').map((code) => code.trim().toUpperCase()) ?? null,
    template: {
      name: given.WHATSAPP_TEMPLATE ?? TEMPLATE.name,
      language: given.WHATSAPP_TEMPLATE_LANGUAGE ?? TEMPLATE.language,
    },
    checkInTemplate: given.WHATSAPP_CHECK_IN_TEMPLATE ?? CHECK_IN_TEMPLATE,
  }
}
