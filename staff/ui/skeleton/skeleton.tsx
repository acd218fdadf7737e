import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'

const skeletonVariants = cva('skeleton', {
  variants: {
    shape: {
      line: 'h-[0.8em] w-full rounded-tag',
      picture: 'aspect-car w-full rounded-media',
      control: 'h-11 w-full rounded-control',
    },
  },
  defaultVariants: { shape: 'line' },
})

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> &
  VariantProps<typeof skeletonVariants>

/**
 * The room of something that is about to come, so that nothing moves when it does. Hidden from screen
 * readers: the region around it has `aria-busy`.
 */
export function Skeleton({ shape, className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(skeletonVariants({ shape }), className)}
      {...rest}
      data-slot="skeleton"
    />
  )
}
