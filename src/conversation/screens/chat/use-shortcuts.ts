import { useEffect, useRef } from 'react'
import { COMPOSER_ID } from '../composer/composer.tsx'

const OFF_KEY = 'kinwise.single-keys.off'

type Shortcuts = { search: () => void; shortcuts: () => void; history: () => void }

/**
 * What the keyboard does wherever the focus is. Single keys do nothing while somebody types, while a dialog is open, or where a parent
 * turned them off: whoever speaks to their computer presses them by accident.
 */
export function useShortcuts(shortcuts: Shortcuts) {
  const newest = useRef(shortcuts)
  newest.current = shortcuts
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = actOf(event, newest.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const actOf = (event: KeyboardEvent, { search, shortcuts, history }: Shortcuts): (() => void) | null => {
  if (event.isComposing || event.defaultPrevented || document.querySelector('dialog[open]')) return null
  const hasCommand = event.ctrlKey || event.metaKey
  if (hasCommand && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') return search
  if (hasCommand || event.altKey || isTyping(event.target) || areSingleKeysOff()) return null
  if (event.key === '?') return shortcuts
  if (event.key === '/') return () => document.getElementById(COMPOSER_ID)?.focus()
  if (event.key === 'h' && !event.shiftKey) return history
  return null
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

export const areSingleKeysOff = (): boolean => {
  try {
    return localStorage.getItem(OFF_KEY) !== null
  } catch {
    return false
  }
}

export const turnSingleKeys = (isOn: boolean) => {
  try {
    if (isOn) localStorage.removeItem(OFF_KEY)
    else localStorage.setItem(OFF_KEY, '1')
  } catch {}
}
