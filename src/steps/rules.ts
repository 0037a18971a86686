/** More than any answer has. */
export const MOST_STEPS = 10
export const NOTE_MAX_CHARS = 240
export const MEMORY_MAX_CHARS = 240

/** Where a check-in goes besides My Children: 'app' is nowhere else. */
export const channels = ['mail', 'push', 'whatsapp', 'app'] as const

/** Nobody is asked between nine in the evening and eight in the morning. */
export const FIRST_MINUTE = 8 * 60
export const LAST_MINUTE = 21 * 60
export const USUAL_MINUTE = 10 * 60

export const REMINDERS_MOST = 3
/** Days until the parent is asked for the first, second and third time, and after that until nobody asks any more. */
export const ASK_AFTER_DAYS = [1, 2, 3, 3] as const
