import { onlineManager } from '@tanstack/react-query'

/** An answer that came while a built page comes alive would no longer fit what stands there: nothing is asked until `release`. */
export const holdQuestions = (): void => onlineManager.setOnline(false)

export const releaseQuestions = (): void => onlineManager.setOnline(true)
