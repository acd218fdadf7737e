import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'

const headingVariants = cva('', {
  variants: {
    size: { 1: 'text-title-1', 2: 'text-title-2', 3: 'text-title-3', 4: 'text-lg' },
  },
})

type Level = 1 | 2 | 3 | 4
const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

export type HeadingProps = ComponentProps<'h1'> &
  VariantProps<typeof headingVariants> & {
    /** Its place in the outline of the page: no level is left out. */
    level: Level
  }

/** A heading in the theme's display face. Its size follows its level, unless `size` says otherwise. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Tag = tags[level]
  return (
    <Tag
      className={cn(headingVariants({ size: size ?? level }), className)}
      {...rest}
      data-slot="heading"
    />
  )
}
