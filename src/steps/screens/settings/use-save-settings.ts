import { useQueryClient } from '@tanstack/react-query'
import type { PushState } from '../../../push/contract.ts'
import { pushQuery } from '../../../push/screens/api.ts'
import { type NotifyProblem, notifyHere, stopNotifying } from '../../../push/screens/notify-here.ts'
import type { Settings } from '../../contract.ts'
import { saveSettings, useChange } from '../api.ts'

/** Keeps how a parent wants to be asked. Where that's by a notification, this browser asks first whether it may; if not, nothing is kept. */
export function useSaveSettings({ publicKey, isOn }: PushState) {
  const client = useQueryClient()
  return useChange(async (settings: Settings): Promise<NotifyProblem | null> => {
    const isWanted = settings.isOn && settings.channel === 'push'
    const problem = isWanted && publicKey ? await notifyHere(publicKey) : null
    if (problem) return problem
    if (!isWanted && isOn) await stopNotifying()
    await saveSettings(settings)
    await client.invalidateQueries(pushQuery)
    return null
  })
}

export const NOTIFY_WORDS: Record<NotifyProblem, string> = {
  denied:
    "This browser doesn't let us notify you. Allow notifications for this site in its settings, or choose another way.",
  failed: "We couldn't set up notifications in this browser. Please try again later, or choose another way.",
}
