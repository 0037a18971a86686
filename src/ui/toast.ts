/** A short message that comes and goes, e.g. with an Undo. Sonner was left out: it writes its style tag at run time, which our CSP refuses. */
export type Toast = {
  id: number
  tone: 'plain' | 'success' | 'error'
  title: string
  description?: string
  action?: { label: string; onPress: () => void }
  durationMs: number
}
type ToastOptions = Partial<Pick<Toast, 'description' | 'action' | 'durationMs'>>

const DEFAULT_DURATION_MS = 5000
/** A tired hand on a slow phone needs them to take something back. */
const WITH_ACTION_DURATION_MS = 20_000
const MAX_SHOWN = 3

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function add(tone: Toast['tone'], title: string, options: ToastOptions = {}) {
  const id = nextId++
  const durationMs = options.durationMs ?? (options.action ? WITH_ACTION_DURATION_MS : DEFAULT_DURATION_MS)
  change([...toasts, { ...options, id, tone, title, durationMs }].slice(-MAX_SHOWN))
  return id
}

/** Each returns the toast's id. */
export const toast = {
  show: (title: string, options?: ToastOptions) => add('plain', title, options),
  success: (title: string, options?: ToastOptions) => add('success', title, options),
  error: (title: string, options?: ToastOptions) => add('error', title, options),
  dismiss: (id: number) => change(toasts.filter((shown) => shown.id !== id)),
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => toasts,
}
