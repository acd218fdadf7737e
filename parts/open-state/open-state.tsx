import type { LocationHours } from '#domain/location/hours-on-day.ts'
import { openingState } from '#domain/location/opening-state.ts'
import { openingText } from '#domain/location/opening-text.ts'
import { STATE } from '#ui/data-attributes.ts'
import type { PageView, SiteView } from '../view-context.ts'

interface OpenStateProps {
  readonly hours: LocationHours
  readonly site: SiteView
  readonly page: Pick<PageView, 'now'>
}

/** Whether a location is open now, and until when; nothing where today has no times. Spec 3.32, 8.19. */
export function OpenState({ hours, site, page }: OpenStateProps) {
  const now = new Date(page.now)
  const text = openingText(hours, { ...site, now })
  if (text === undefined) return null
  return (
    <p className="open-state" {...{ [STATE]: openingState(hours, now, site.timeZone).state }}>
      {text}
    </p>
  )
}
