import { isFaultStatus, ModelError } from './model.ts'

const CUT = new Set(['length', 'max_tokens', 'model_length'])
const WITHHELD = new Set(['content_filter', 'safety', 'recitation', 'prohibited_content', 'refusal'])
const BROKEN = new Set(['error', 'network_error', 'abort', 'insufficient_system_resource'])

/** What a finish_reason says went wrong; null where the answer is whole. */
export const endOf = (reason: unknown): ModelError | null => {
  const name = String(reason).toLowerCase()
  const cause = new Error(`finish_reason ${name.slice(0, 100)}`)
  if (CUT.has(name)) return new ModelError('cut', cause)
  if (WITHHELD.has(name)) return new ModelError('withheld', cause)
  return BROKEN.has(name) ? new ModelError('broken', cause) : null
}

/** An error that an endpoint put into the stream in place of the rest. */
export const errorOf = (error: unknown): ModelError => {
  const { code, status, type } = Object(error) as { code?: unknown; status?: unknown; type?: unknown }
  if (code === 'content_filter' || type === 'content_filter') return new ModelError('withheld', error)
  const isEndpointFault = isFaultStatus(code) || isFaultStatus(status) || type === 'server_error'
  return new ModelError('broken', error, { isEndpointFault })
}
