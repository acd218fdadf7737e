import { CalendarCheck, Clock } from 'lucide'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Link } from '#ui/link/link.tsx'
import { siteDay, siteHour } from './item-words.ts'

export interface NextDrivesProps {
  readonly drives: StaffAnswer<'GET /:site/attention'>['drives']
  readonly timeZone: string
  readonly now: Date
}

/** The next test drives and services, a day after the other, each leading to the calendar. */
export function NextDrives({ drives, timeZone, now }: NextDrivesProps) {
  const days = Map.groupBy(drives, ({ starts_at: at }) => siteDay(new Date(at), timeZone, now))
  return (
    <aside className="today-next" aria-label="Next test drives">
      {Array.from(days, ([day, ofDay]) => (
        <section key={day} className="desk-section">
          <h2>Test drives {day}</h2>
          <ul>
            {ofDay.map(({ starts_at: at, name, about, is_confirmed: isConfirmed, to }) => (
              <li key={to}>
                <span>
                  <b>{siteHour(new Date(at), timeZone)}</b> <Link href={to}>{name}</Link>
                  <span className="today-about">{about}</span>
                </span>
                <span className="today-state" data-state={isConfirmed ? 'confirmed' : 'asked'}>
                  <Glyph icon={isConfirmed ? CalendarCheck : Clock} className="size-4" />
                  {isConfirmed ? 'Confirmed' : 'To confirm'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  )
}
