import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/cn.ts'

export type StarsProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** From 0 to 5. */
  rating: number
  /** After the figure: "206 reviews on Google". */
  children?: ReactNode
}

const star =
  'm12 1.8 3.15 6.39 7.05 1.02-5.1 4.97 1.2 7.02L12 17.89 5.7 21.2l1.2-7.02-5.1-4.97 7.05-1.02z'

/** A rating of five, as stars and always as text too. */
export function Stars({ rating, className, children, ...rest }: StarsProps) {
  const shown = rating.toFixed(1)
  return (
    <span
      className={cn('inline-flex flex-wrap items-center gap-x-2', className)}
      {...rest}
      data-slot="stars"
    >
      <span className="stars" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((index) => (
          <svg key={index} viewBox="0 0 24 24" role="presentation">
            <path className="stars-empty" d={star} />
            <path
              className="stars-full"
              d={star}
              style={{ clipPath: `inset(0 ${emptyShare(rating - index)}% 0 0)` }}
            />
          </svg>
        ))}
      </span>
      <span>
        <strong className="figures font-semibold">{shown}</strong>
        <span className="sr-only"> out of 5</span>
        {children && <span className="text-ink-2"> {children}</span>}
      </span>
    </span>
  )
}

/** How much of a star is empty, in per cent. */
const emptyShare = (filled: number): number =>
  Math.round(100 * (1 - Math.min(1, Math.max(0, filled))))
