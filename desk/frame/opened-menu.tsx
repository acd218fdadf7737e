import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#staff/ui/menu/menu.tsx'

interface MenuEntry {
  readonly label: string
  /** A second line. */
  readonly detail?: string
  readonly run: () => void
}

export interface LateMenuProps {
  readonly className: string
  /** What the button shows. */
  readonly children: ReactNode
  /** With a line between groups. */
  readonly groups: readonly (readonly MenuEntry[])[]
}

export interface OpenedMenuProps extends LateMenuProps {
  /** What the button was pressed with before this was there. */
  readonly by: 'keys' | 'pointer'
}

/** The menu of a `LateMenu`, open from the start. */
export function OpenedMenu({ className, children, groups, by }: OpenedMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => trigger.current?.focus(), [])
  useEffect(() => {
    // Of a menu that a key opens, the first command has the focus: the key comes again, once there is a menu to hear it.
    if (by === 'keys')
      trigger.current?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
      )
    else setOpen(true)
  }, [by])
  return (
    <Menu open={isOpen} onOpenChange={setOpen}>
      <MenuTrigger ref={trigger} className={className}>
        {children}
      </MenuTrigger>
      <MenuContent>
        {groups.map((entries, at) => (
          <Fragment key={entries[0]?.label}>
            {at > 0 && <MenuSeparator />}
            {entries.map(({ label, detail, run }) => (
              <MenuItem key={label} detail={detail} onSelect={run}>
                {label}
              </MenuItem>
            ))}
          </Fragment>
        ))}
      </MenuContent>
    </Menu>
  )
}
