import type { Car } from '#domain/car/car.ts'
import { cn } from '#ui/cn.ts'
import { TONE } from '#ui/data-attributes.ts'
import { Decided } from '../rendering.tsx'
import type { SiteView } from '../view-context.ts'
import { shownTag, tagTone } from './shown-tag.ts'

interface TagProps {
  readonly car: Car
  readonly site: SiteView
  /** The time that the page is rendered for, ISO 8601. */
  readonly now: string
  readonly className?: string
}

/** The one tag of a car, such as New Arrival; nothing if it has none. Spec 4.04. */
export function Tag({ car, site, now, className }: TagProps) {
  const tag = shownTag(car, site, now)
  return (
    <Decided thing="tag" car={car}>
      {tag && (
        <span className={cn('tag', className)} {...{ [TONE]: tagTone(tag) }}>
          {tag.text}
        </span>
      )}
    </Decided>
  )
}
