import type { HoursKept } from '#domain/location/hours-on-day.ts'
import { type HoursContext, shownHours } from '#domain/location/shown-hours.ts'
import { cn } from '#ui/cn.ts'
import type { PageView, SiteView } from './view-context.ts'

interface OpeningHoursProps {
  readonly hours: HoursKept
  readonly site: SiteView
  readonly page: Pick<PageView, 'now'>
  /** Of the list. */
  readonly className: string
  /** Of days, and of special days in their place. */
  readonly tones: { readonly days: string; readonly special: string }
}

/**
 * When a location is open, special days by date and name; nothing where no hours are stated. Spec
 * 3.32, 8.19, 9.27, D37.
 */
export function OpeningHours({ hours, site, page, className, tones }: OpeningHoursProps) {
  const { timeZone, locale, words } = site
  const context: HoursContext = { now: new Date(page.now), timeZone, locale, words }
  const lines = shownHours(hours, context)
  if (lines.length === 0) return null
  return (
    <dl className={cn('figures grid gap-y-1', className)}>
      {lines.map(({ days, hours, special }) => (
        <div
          key={special?.day ?? days}
          className={cn('col-span-2 grid grid-cols-subgrid', special && tones.special)}
        >
          {special ? (
            <dt>
              <time dateTime={special.day}>{days}</time>
              {special.name && <span className="block">{special.name}</span>}
            </dt>
          ) : (
            <dt className={tones.days}>{days}</dt>
          )}
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
