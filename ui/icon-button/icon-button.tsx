import { Button, type ButtonProps } from '../button/button.tsx'
import { Icon, type IconProps } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'

type WithoutText<Props> = Props extends unknown
  ? Omit<Props, 'children' | 'size' | 'aria-label'>
  : never

export type IconButtonProps = WithoutText<ButtonProps> & {
  icon: IconName
  /** Its name for screen readers: what it does, and to what. */
  label: string
  /** Larger where it is alone in a bar. */
  iconSize?: IconProps['size']
}

/** A button that is only a picture, for actions everybody knows by it. */
export function IconButton({ icon, label, iconSize, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Button size="icon" variant={variant} aria-label={label} {...rest}>
      <Icon name={icon} size={iconSize} />
    </Button>
  )
}
