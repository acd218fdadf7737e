import { Check, ChevronRight } from 'lucide'
import {
  CheckboxItem,
  Content,
  Group,
  Item,
  Label,
  Portal,
  Root,
  Separator,
  Sub,
  SubContent,
  SubTrigger,
  Trigger,
} from 'radix-ui/dropdown-menu'
import type { ComponentProps, ReactNode } from 'react'
import { Glyph } from '../glyph/glyph.tsx'
import { useDirection } from '../use-direction.ts'

/** Holds whether the menu is open: by itself, or by `open` and `onOpenChange`. Never modal. */
export const Menu = (props: Omit<ComponentProps<typeof Root>, 'modal'>) => (
  <Root dir={useDirection()} {...props} modal={false} />
)

/** What opens the menu; with `asChild` the `Button` inside it is the trigger itself. */
export const MenuTrigger = (props: ComponentProps<typeof Trigger>) => (
  <Trigger {...props} data-slot="menu-trigger" />
)

/** The open menu. */
export const MenuContent = (props: ComponentProps<typeof Content>) => (
  <Portal>
    <Content sideOffset={6} collisionPadding={12} align="start" {...props} data-slot="menu" />
  </Portal>
)

export type MenuItemProps = ComponentProps<typeof Item> & {
  /** A second line: of a disabled command, why it cannot be used. */
  detail?: ReactNode
}

/** A command; with `asChild` and an `a` inside it a link. */
export function MenuItem({ detail, children, asChild, ...rest }: MenuItemProps) {
  return (
    <Item asChild={asChild} {...rest} data-slot="menu-item">
      {asChild ? children : <Detailed detail={detail}>{children}</Detailed>}
    </Item>
  )
}

const Detailed = ({ detail, children }: Pick<MenuItemProps, 'detail' | 'children'>) => (
  <span className="menu-detail">
    {children}
    {detail && <small>{detail}</small>}
  </span>
)

/** A setting that is on or off. */
export const MenuCheck = ({ children, ...rest }: ComponentProps<typeof CheckboxItem>) => (
  <CheckboxItem {...rest} data-slot="menu-check">
    <Glyph icon={Check} />
    {children}
  </CheckboxItem>
)

export type MenuGroupProps = ComponentProps<typeof Group> & { heading: string }

/** Commands under a heading. */
export const MenuGroup = ({ heading, children, ...rest }: MenuGroupProps) => (
  <Group aria-label={heading} {...rest} data-slot="menu-group">
    <Label className="menu-heading">{heading}</Label>
    {children}
  </Group>
)

export const MenuSeparator = (props: ComponentProps<typeof Separator>) => (
  <Separator {...props} data-slot="menu-separator" />
)

export type SubMenuProps = ComponentProps<typeof SubTrigger> & { label: ReactNode }

/** A command that opens a menu of its own, which holds its children. Other props go on the command. */
export const SubMenu = ({ label, children, ...rest }: SubMenuProps) => (
  <Sub>
    <SubTrigger {...rest} data-slot="sub-menu-trigger">
      <span className="menu-detail">{label}</span>
      <Glyph icon={ChevronRight} />
    </SubTrigger>
    <Portal>
      <SubContent collisionPadding={12} data-slot="sub-menu">
        {children}
      </SubContent>
    </Portal>
  </Sub>
)
