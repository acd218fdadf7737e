import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

const amount = cva('type-figure leading-tight', {
  variants: { size: { md: 'text-xl', lg: 'text-2xl', xl: 'text-4xl' } },
  defaultVariants: { size: 'md' },
})

export type PriceProps = Omit<ComponentProps<'p'>, 'children'> &
  VariantProps<typeof amount> & {
    /** The formatted price, or the text shown instead. */
    text: string
    /** The price before a reduction, as shown: "Was $24,990". */
    was?: string | undefined
    /** What the price includes, such as "Drive Away". */
    note?: string | undefined
    /** `text` is not a price, so it is set smaller. */
    isText?: boolean | undefined
  }

/** A price with what it includes and the price before a reduction. Spec 4.05-4.10. */
export function Price({ text, was, note, isText, size, className, ...rest }: PriceProps) {
  return (
    <p
      className={cn('flex flex-wrap items-baseline gap-x-2', className)}
      {...rest}
      data-slot="price"
    >
      <span className={cn(amount({ size }), isText && 'text-lg', was && 'text-sale')}>{text}</span>
      {note && <span className="text-sm text-ink-2">{note}</span>}
      {was && <s className="figures text-sm text-ink-2">{was}</s>}
    </p>
  )
}
