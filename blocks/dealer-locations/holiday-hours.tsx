import { calendarDay } from '#domain/format.ts'
import { hoursOnDay } from '#domain/location/hours-on-day.ts'
import { specialLine } from '#domain/location/shown-hours.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { Button } from '#ui/button/button.tsx'
import type { LocationsView } from './view.ts'

interface HolidayProps extends Pick<LocationsView, 'site' | 'page'> {
  /** Unique in the page. */
  readonly id: string
  readonly place: SiteLocation
}

/** The special days to come, in a dialog that the browser opens without script. Spec 2.35, 3.32, D37. */
export function HolidayHours({ id, place, site, page }: HolidayProps) {
  const { locale, timeZone, words } = site
  const now = new Date(page.now)
  const today = calendarDay(now, timeZone)
  const lines = place.contact_detail.special_hours
    .map(({ date }) => date)
    .filter((date) => date >= today)
    .toSorted()
    .flatMap((date) =>
      specialLine(hoursOnDay(place.contact_detail, date), { now, timeZone, locale, words }),
    )
  if (lines.length === 0) return null
  return (
    <>
      <Button variant="outline" size="sm" popoverTarget={id}>
        {words.holidayHours}
      </Button>
      <dialog id={id} popover="auto" aria-labelledby={`${id}-title`} className="place-holidays">
        <h2 id={`${id}-title`}>{words.holidayHours}</h2>
        <p>{place.name}</p>
        <dl className="figures">
          {lines.map(({ days, hours, special }) => (
            <div key={days}>
              <dt>
                <time dateTime={special?.day}>{days}</time>
                {special?.name !== undefined && <span>{special.name}</span>}
              </dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        <Button autoFocus popoverTarget={id} popoverTargetAction="hide">
          {words.close}
        </Button>
      </dialog>
    </>
  )
}
