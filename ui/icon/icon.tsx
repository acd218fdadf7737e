import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { type IconName, icons } from './icons.ts'
import { iconPath } from './path.ts'

const paths = new Map(Object.entries(icons).map(([name, node]) => [name, iconPath(node)]))

const iconVariants = cva('', {
  variants: { size: { sm: 'size-4', md: 'size-5', lg: 'size-6', xl: 'size-8' } },
  defaultVariants: { size: 'md' },
})

export type IconProps = Omit<ComponentProps<'svg'>, 'name' | 'children'> &
  VariantProps<typeof iconVariants> & {
    name: IconName
    /** Its meaning, if no text beside it gives it. */
    label?: string | undefined
  }

/**
 * An icon, hidden from screen readers unless it has a `label`. Its stroke is set by the stylesheet,
 * since a page may have two hundred of them.
 */
export function Icon({ name, size, label, className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cn(iconVariants({ size }), className)}
      {...rest}
      data-slot="icon"
    >
      <path d={paths.get(name)} />
    </svg>
  )
}
