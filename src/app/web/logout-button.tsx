import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { configQuery, meQuery, signOut } from '../../accounts/screens/api.ts'
import { forgetAllRatings } from '../../family/screens/evaluation/kept-ratings.ts'
import { Button } from '../../ui/button.tsx'
import { isKeptByAnybody } from '../../ui/device/own-device.ts'
import { ConfirmDialog } from '../../ui/over/confirm-dialog.tsx'
import { wordsFor } from '../../ui/words.ts'

const PUBLIC: unknown[] = [...meQuery.queryKey, ...configQuery.queryKey]

export function LogoutButton() {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const client = useQueryClient()
  const [waiting, setWaiting] = useState(0)
  const ask = () => {
    void countWaiting().then((count) => {
      setWaiting(count)
      setIsAsking(true)
    })
  }
  const leaving = useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      setIsAsking(false)
      forgetAllRatings()
      // Before the way home: whoever goes back on it is nobody already.
      client.setQueryData(meQuery.queryKey, null)
      await navigate({ to: '/' })
      // What is on the page goes on being looked after: a cleared cache would no longer tell the header who is there.
      client.removeQueries({ predicate: ({ queryKey }) => !PUBLIC.includes(queryKey[0]) })
      client.getMutationCache().clear()
    },
  })
  return (
    <>
      <Button variant="quiet" size="sm" className="grow lg:grow-0" onClick={ask}>
        Logout
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Are you sure you want to log out?"
        description={waiting > 0 ? waitingWords(waiting) : undefined}
        isDanger={waiting > 0}
        confirmLabel="Logout"
        isBusy={leaving.isPending}
        error={leaving.error ? wordsFor(leaving.error) : null}
        onConfirm={() => leaving.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

/** Of what was written on this device without a network; its code is there if anything is. */
const countWaiting = async (): Promise<number> => {
  if (!isKeptByAnybody()) return 0
  const opening = import('../../conversation/screens/waiting/waiting-list.ts')
  return opening.then(({ waitingList }) => waitingList.read().length).catch(() => 0)
}

const waitingWords = (count: number) =>
  `${count === 1 ? "One message hasn't been sent yet. It'll" : `${count} messages haven't been sent yet. They'll`} be deleted from this device.`
