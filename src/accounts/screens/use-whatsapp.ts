import { useQuery } from '@tanstack/react-query'
import { configQuery } from './api.ts'

/** Where WhatsApp is opened, and whom one writes to; null where the channel is off. */
export const useWhatsApp = () => useQuery(configQuery).data?.whatsapp ?? null
