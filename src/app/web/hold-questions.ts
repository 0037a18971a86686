import { onlineManager } from '@tanstack/react-query'

/** An answer that came while a built page comes alive would no longer fit what stands there: nothing is asked until `release`. */
export const holdQuestions = (): void => onlineManager.setOnline(false)

export const releaseQuestions = (): void => onlineManager.setOnline(true)

/**
 * Without a network pages ask all the same: they can show a failure but not a silence, and browsers are often wrong about it. When it's
 * back, whatever is on the page is asked for again.
 */
export const askWithoutNetwork = (): void =>
  onlineManager.setEventListener((setOnline) => {
    const onBack = () => {
      setOnline(false)
      setOnline(true)
    }
    addEventListener('online', onBack)
    return () => removeEventListener('online', onBack)
  })
