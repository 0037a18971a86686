import { useState } from 'react'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Dialog } from '../../../ui/over/dialog.tsx'
import { areSingleKeysOff, turnSingleKeys } from './use-shortcuts.ts'

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform)

/** What can be done by keyboard alone, beside Tab and Enter. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(() => !areSingleKeysOff())
  const command = isApple() ? '⌘' : 'Ctrl'
  const rows: [keys: string[], does: string][] = [
    [['Enter'], 'Send the message'],
    [['Shift', 'Enter'], 'A new line'],
    [['Esc'], 'Stop the answer; close what is open'],
    [[command, 'K'], 'Search all conversations'],
    [['/'], 'To the message field'],
    [['H'], 'Show or hide your conversations'],
    [['?'], 'This list'],
  ]
  return (
    <Dialog isOpen onClose={onClose} title="Keyboard shortcuts" size="sm" closesOnBackdrop>
      <dl className="divide-y divide-line">
        {rows.map(([keys, does]) => (
          <div key={does} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <dt>{does}</dt>
            <dd className="flex flex-wrap gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded-sm border border-edge/55 bg-sunk px-2 py-0.5 text-center font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="pt-3">
        <Checkbox
          checked={isOn}
          onChange={(event) => {
            turnSingleKeys(event.currentTarget.checked)
            setIsOn(event.currentTarget.checked)
          }}
          label="Single keys ( / H ? ) work while you're not typing"
        />
      </div>
    </Dialog>
  )
}
