import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Scripted } from '../rendering.tsx'
import type { SiteView } from '../view-context.ts'
import moveSlides from './slides.island.ts'

interface SlidesProps {
  /** The block's id. */
  readonly id: string
  /** Heading of the section, whose id is `<id>-title`. */
  readonly heading: string
  readonly site: Pick<SiteView, 'words'>
  /** How many there are: one needs no buttons. */
  readonly count: number
  /** What stands between the heading and the list. */
  readonly between?: ReactNode
  readonly className?: string
  /** `<li>` elements, all of one width. */
  readonly children: ReactNode
}

/**
 * Things beside each other: to swipe, to scroll with the keyboard, and with script to go through with two
 * buttons. Nothing moves by itself. Spec 4.16.
 */
export function Slides(props: SlidesProps) {
  const { id, heading, site, count, between, className, children } = props
  const { words } = site
  const title = `${id}-title`
  const list = `${id}-list`
  return (
    <Scripted script={moveSlides} name="slides" className={cn('slides', className)}>
      <div className="slides-head">
        <h2 id={title}>{heading}</h2>
        {count > 1 && (
          <div className="slides-steps noscript:hidden">
            <Button variant="outline" size="icon" aria-controls={list} aria-disabled>
              <Icon name="arrow-left" label={words.previous} />
            </Button>
            <Button variant="outline" size="icon" aria-controls={list}>
              <Icon name="arrow-right" label={words.next} />
            </Button>
          </div>
        )}
      </div>
      {between}
      <ul
        id={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll it
        tabIndex={0}
        aria-labelledby={title}
        className="slides-list"
      >
        {children}
      </ul>
    </Scripted>
  )
}
