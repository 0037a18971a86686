/** A short message that comes and goes, e.g. with an Undo. */
export type Told = {
  tone: 'plain' | 'success' | 'error'
  title: string
  description?: string
  action?: { label: string; onPress: () => void }
}
type ToldOptions = Pick<Told, 'description' | 'action'>

type Show = (told: Told) => void

/** What was told before the code that shows it was there. */
let waiting: Told[] = []
let show: Show | null = null

const tell =
  (tone: Told['tone']) =>
  (title: string, options: ToldOptions = {}) => {
    const told = { ...options, tone, title }
    if (show) show(told)
    else waiting.push(told)
  }

export const toast = { show: tell('plain'), success: tell('success'), error: tell('error') }

/** From now on they are shown by this, with those that wait. Call what it returns when it goes. */
export const showToastsBy = (by: Show): (() => void) => {
  show = by
  const early = waiting
  waiting = []
  early.forEach(by)
  return () => {
    show = null
  }
}
