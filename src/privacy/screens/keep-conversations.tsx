import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { centre } from '../../../content/site/privacy-centre.ts'
import { meQuery } from '../../accounts/screens/api.ts'
import { keepHere } from '../../conversation/screens/device/open-device.ts'
import { waitingList } from '../../conversation/screens/waiting/waiting-list.ts'
import { canRemember, isOwnDevice } from '../../ui/device/own-device.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { ConfirmDialog } from '../../ui/over/confirm-dialog.tsx'
import { toast } from '../../ui/over/toast.ts'
import { Part } from './part.tsx'

const words = centre.device

/** Whether this browser keeps conversations, for whoever is signed in. */
export function KeepConversations() {
  const client = useQueryClient()
  const { data: me } = useQuery(meQuery)
  const [isKept, setIsKept] = useState(() => (me ? isOwnDevice(me.id) === true : false))
  const [isAsking, setIsAsking] = useState(false)
  if (!me) return null
  const keep = (wanted: boolean) => {
    setIsAsking(false)
    setIsKept(wanted)
    void keepHere(client, me, wanted).then(() => toast.success(wanted ? words.kept : words.cleared))
  }
  return (
    <Part heading={words.heading} lead={words.lead}>
      {canRemember() ? (
        <Checkbox
          label={words.label}
          checked={isKept}
          onChange={({ currentTarget: { checked } }) => {
            if (!checked && waitingList.read().length > 0) setIsAsking(true)
            else keep(checked)
          }}
        />
      ) : (
        <p>{words.impossible}</p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={words.ask}
        description={words.aboutWaiting}
        confirmLabel={words.clear}
        onConfirm={() => keep(false)}
        onClose={() => setIsAsking(false)}
      />
    </Part>
  )
}
