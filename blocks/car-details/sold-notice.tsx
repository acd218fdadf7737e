import type { Car } from '#domain/car/car.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { canonicalPath } from '#domain/stock-query/pins.ts'
import { emptyState, withTerms } from '#domain/stock-query/state.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

interface SoldNoticeProps {
  readonly car: Car
  readonly site: SiteView
}

/** A notice that a car is sold, with a link to similar ones. Spec 4.01, 8.17, 8.18. */
export function SoldNotice({ car, site }: SoldNoticeProps) {
  const { words } = site
  const { item_type: type, simple_body: body, make } = car
  const similar =
    body === undefined
      ? withTerms(emptyState, 'make', [make])
      : withTerms(emptyState, 'simple_body', [body])
  return (
    <Notice tone="warning">
      <p className="font-semibold">{fillPlaceholders(words.soldNotice, { vehicleType: type })}</p>
      <p>{fillPlaceholders(words.soldComfort, { type })}</p>
      <Button size="sm" href={canonicalPath(similar)} className="mt-3">
        {words.findSimilar}
      </Button>
    </Notice>
  )
}
