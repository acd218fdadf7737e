import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip'
import type { ComponentProps, ReactNode } from 'react'

export type TooltipProps = Omit<ComponentProps<typeof Content>, 'content'> &
  Pick<ComponentProps<typeof Root>, 'open' | 'defaultOpen' | 'onOpenChange'> & {
    /** A short sentence; read after the name of the control. */
    text: ReactNode
    /** One focusable control, such as a `Button`. */
    children: ReactNode
  }

/** Explains a control when it is pointed at or focused. Other props go on the tooltip. */
export function Tooltip({
  text,
  children,
  open,
  defaultOpen,
  onOpenChange,
  ...rest
}: TooltipProps) {
  return (
    <Provider delayDuration={500}>
      <Root
        {...(open !== undefined && { open })}
        {...(defaultOpen !== undefined && { defaultOpen })}
        {...(onOpenChange && { onOpenChange })}
      >
        <Trigger asChild>{children}</Trigger>
        <Portal>
          <Content sideOffset={6} collisionPadding={12} {...rest} data-slot="tooltip">
            {text}
          </Content>
        </Portal>
      </Root>
    </Provider>
  )
}
