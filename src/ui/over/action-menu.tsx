import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'

type ActionMenuProps = {
  /** The button that opened it: it stands beside it, and the focus goes back there. */
  anchor: HTMLElement
  label: string
  onClose: () => void
  children: ReactNode
}

/** An open menu; arrows, letters and Escape work as in any. Mount it to open it, from a part that is loaded when it's wanted. */
export function ActionMenu({ anchor, label, onClose, children }: ActionMenuProps) {
  return (
    <Menu.Root open modal={false} onOpenChange={(isOpen) => (isOpen ? null : onClose())}>
      {/* Over a dialog nothing is seen but what stands in it, and whoever goes by landmarks finds it in the page's. */}
      <Menu.Portal container={anchor.closest<HTMLElement>('dialog, main') ?? document.body}>
        <Menu.Positioner anchor={anchor} align="end" sideOffset={4} collisionPadding={12} className="z-50">
          <Menu.Popup
            aria-label={label}
            finalFocus={() => anchor}
            // Keys must be able to scroll it where it's cut off.
            tabIndex={0}
            className="max-h-(--available-height) min-w-48 max-w-(--available-width) animate-fade overflow-y-auto rounded-lg border border-line bg-surface p-1.5 text-ink shadow-lg focus:outline-none"
          >
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

const ITEM =
  'touch flex cursor-default select-none items-center gap-3 rounded-md px-3 text-sm data-highlighted:bg-accent-wash data-highlighted:text-accent-ink data-highlighted:outline-none [&_svg]:size-[1.15em] [&_svg]:shrink-0'

type MenuActionProps = {
  icon: ReactNode
  /** What is on or off keeps the menu open, so that the change is seen. */
  staysOpen?: boolean
  onPress: () => void
  children: ReactNode
}

export function MenuAction({ icon, staysOpen = false, onPress, children }: MenuActionProps) {
  return (
    <Menu.Item closeOnClick={!staysOpen} onClick={onPress} className={ITEM}>
      {icon}
      {children}
    </Menu.Item>
  )
}

type MenuLinkProps = { icon: ReactNode; href: string; isDownload?: boolean; children: ReactNode }

export function MenuLink({ icon, href, isDownload = false, children }: MenuLinkProps) {
  const way = isDownload ? { download: '' } : { target: '_blank' }
  return (
    <Menu.LinkItem href={href} {...way} closeOnClick className={ITEM}>
      {icon}
      {children}
    </Menu.LinkItem>
  )
}
