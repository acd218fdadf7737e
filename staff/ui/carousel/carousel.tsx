import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/cn.ts'

export interface CarouselSlide {
  /** Unique in the carousel. */
  readonly key: string
  readonly content: ReactNode
}

export type CarouselProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** What it shows, for screen readers. */
  label: string
  slides: readonly CarouselSlide[]
}

/** Things beside each other that are swiped or scrolled, and stop at a slide. Nothing moves by itself. */
export function Carousel({ label, slides, className, ...rest }: CarouselProps) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll it
      tabIndex={0}
      aria-label={label}
      className={cn('carousel', className)}
      {...rest}
      data-slot="carousel"
    >
      {slides.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  )
}
