import { useMutation } from '@tanstack/react-query'
import { RequestError } from '../../../ui/server/request.ts'
import type { ConfirmEmail, Confirmed } from '../../contract.ts'
import { confirmEmail } from '../api.ts'
import { useIdentity } from '../session.ts'
import { type Errand, secondStepPath, verifiedPath } from '../where-next.ts'

/** Opens the link of a mail. Once that confirmed the address, this browser knows who is signed in. */
export function useConfirmEmail() {
  const { readNewMe, welcome } = useIdentity()
  return useMutation({
    mutationFn: async (given: ConfirmEmail) => {
      const confirmed = await confirmEmail(given)
      if (confirmed.isConfirmed && !confirmed.needsSecondStep) welcome(await readNewMe())
      return confirmed
    },
  })
}

export const isUsedUp = (error: unknown) => error instanceof RequestError && error.code === 'INVALID_TOKEN'

export function pathAfterConfirming(
  { isMove, needsSecondStep }: Extract<Confirmed, { isConfirmed: true }>,
  errand: Errand,
) {
  const path = isMove ? '/account-security' : verifiedPath(errand)
  return needsSecondStep ? secondStepPath(path) : path
}
