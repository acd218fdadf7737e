import { useQuery } from '@tanstack/react-query'
import { formatShortDay } from '#domain/format.ts'
import { Button } from '#ui/button/button.tsx'
import { holidaysQuery } from '../theme/queries.ts'

interface Holiday {
  readonly date: string
  readonly name: string
}

interface NextHolidaysProps {
  readonly site: string
  /** Of the location's address. */
  readonly state: string
  /** That have special hours already. */
  readonly dates: readonly string[]
  readonly isDisabled: boolean
  readonly onAdd: (holiday: Holiday) => void
}

/** The next public holidays of a state that have no special hours yet: a press adds the day as closed. */
export function NextHolidays({ site, state, dates, isDisabled, onAdd }: NextHolidaysProps) {
  const { data } = useQuery(holidaysQuery(site, state))
  const open = (data?.holidays ?? []).filter(({ date }) => !dates.includes(date))
  return (
    <section aria-label="Next public holidays">
      <h2 className="theme-heading">Next public holidays{state && ` in ${state}`}</h2>
      <p className="form-hint">
        A proposal. Days that a government proclaims each year, and local ones, are not among them.
      </p>
      {data && open.length === 0 && <p>Each of them has special hours.</p>}
      <ul className="next-holidays">
        {open.map((holiday) => (
          <li key={holiday.date}>
            <span>
              <b>{formatShortDay(holiday.date, 'en-AU')}</b> {holiday.name}
            </span>
            {!isDisabled && (
              <Button
                size="sm"
                variant="outline"
                aria-label={`Closed on ${holiday.name}`}
                onClick={() => onAdd(holiday)}
              >
                Closed
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
