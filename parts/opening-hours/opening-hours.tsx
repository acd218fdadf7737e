import type { LocationHours } from '#domain/location/hours-on-day.ts'
import type { HoursLine } from '#domain/location/hours-text.ts'
import { type HoursContext, shownHours } from '#domain/location/shown-hours.ts'
import { cn } from '#ui/cn.ts'
import type { PageView, SiteView } from '../view-context.ts'

interface OpeningHoursProps {
  readonly hours: LocationHours
  readonly site: SiteView
  readonly page: Pick<PageView, 'now'>
  /** Class names of the list: its two columns. */
  readonly className: string
  /** Class names of a line without special hours. */
  readonly ordinary: string
}

/**
 * The opening hours of a location, special days by date and name; nothing where no hours are
 * stated. Spec 3.32, 8.19, 9.27, D37.
 */
export function OpeningHours({ hours, site, page, className, ordinary }: OpeningHoursProps) {
  const { timeZone, locale, words } = site
  const context: HoursContext = { now: new Date(page.now), timeZone, locale, words }
  const lines = shownHours(hours, context)
  if (lines.length === 0) return null
  return (
    <dl className={cn('figures grid gap-y-1.5', className)}>
      {lines.map((line) => (
        <div
          key={line.special?.day ?? line.days}
          className={cn('col-span-2 grid grid-cols-subgrid', line.special ? '' : ordinary)}
        >
          <Line {...line} />
        </div>
      ))}
    </dl>
  )
}

function Line({ days, hours, special }: HoursLine) {
  // Times do not wrap; a text by the dealer may be long.
  const times = <dd className={hours.includes(' ') ? '' : 'whitespace-nowrap'}>{hours}</dd>
  if (special === undefined) {
    return (
      <>
        <dt className="whitespace-nowrap">{days}</dt>
        {times}
      </>
    )
  }
  return (
    <>
      <dt className="font-semibold whitespace-nowrap">
        <time dateTime={special.day}>{days}</time>
      </dt>
      {times}
      {special.name && <dd className="col-start-2 text-start">{special.name}</dd>}
    </>
  )
}
