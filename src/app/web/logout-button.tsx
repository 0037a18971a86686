import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { configQuery, meQuery, signOut } from '../../accounts/screens/api.ts'
import { forgetAllRatings } from '../../family/screens/evaluation/kept-ratings.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/over/confirm-dialog.tsx'
import { wordsFor } from '../../ui/words.ts'

const PUBLIC: unknown[] = [...meQuery.queryKey, ...configQuery.queryKey]

export function LogoutButton() {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const client = useQueryClient()
  const leaving = useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      setIsAsking(false)
      // Nothing of the family stays behind for the next person at this screen.
      sessionStorage.clear()
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
      <Button variant="quiet" size="sm" className="grow lg:grow-0" onClick={() => setIsAsking(true)}>
        Logout
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Are you sure you want to log out?"
        confirmLabel="Logout"
        isBusy={leaving.isPending}
        error={leaving.error ? wordsFor(leaving.error) : null}
        onConfirm={() => leaving.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
