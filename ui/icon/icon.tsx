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
    /** What it means, where no text beside it says so. */
    label?: string | undefined
  }

/**
 * A picture beside words, hidden from screen readers where text says what it means. Its lines are
 * drawn by the stylesheet, since a page may hold two hundred of them.
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
