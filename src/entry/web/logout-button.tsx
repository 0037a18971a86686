import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { meQuery, signOut } from '../../features/accounts/web/api.ts'
import { forgetAllRatings } from '../../features/children/web/evaluation/kept-ratings.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { wordsFor } from '../../ui/words.ts'

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
      await navigate({ to: '/' })
      client.clear()
      client.setQueryData(meQuery.queryKey, null)
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
