import { cva, type VariantProps } from 'class-variance-authority'
import { cn } from '../cn.ts'
import { IconDrawing, type IconDrawingProps } from './icon-drawing.tsx'
import { type IconName, icons } from './icons.ts'
import { iconPath } from './path.ts'

const paths = new Map(Object.entries(icons).map(([name, node]) => [name, iconPath(node)]))

const iconVariants = cva('', {
  variants: { size: { sm: 'size-4', md: 'size-5', lg: 'size-6', xl: 'size-8' } },
  defaultVariants: { size: 'md' },
})

export type IconProps = Omit<IconDrawingProps, 'name' | 'path'> &
  VariantProps<typeof iconVariants> & { name: IconName }

/**
 * An icon, hidden from screen readers unless it has a `label`. Its stroke is set by the stylesheet,
 * since a page may have two hundred of them.
 */
export const Icon = ({ name, size, className, ...rest }: IconProps) => (
  <IconDrawing path={paths.get(name)} className={cn(iconVariants({ size }), className)} {...rest} />
)
