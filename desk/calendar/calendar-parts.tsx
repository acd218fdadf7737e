import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import type { CalendarSearch } from './calendar-search.ts'
import { dayName, shortDayName, type Week, whoOf } from './calendar-week.ts'

interface ViewsProps {
  readonly week: Week | undefined
  readonly search: CalendarSearch
  readonly onLook: (next: CalendarSearch) => void
}

/** Which locations show, and whether as a week or as a list. */
export function Views({ week, search, onLook }: ViewsProps) {
  const { location, view } = search
  const locations = week?.locations ?? []
  const pressed = 'aria-pressed:border-brand-ink aria-pressed:bg-tint'
  return (
    <>
      {locations.length > 1 && (
        <Select
          aria-label="Location"
          value={location ?? ''}
          onChange={({ currentTarget: { value } }) => onLook({ location: value || undefined })}
        >
          <option value="">All locations</option>
          {locations.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Button
        variant="outline"
        size="sm"
        aria-pressed={view === undefined}
        className={pressed}
        onClick={() => onLook({ view: undefined })}
      >
        Week
      </Button>
      <Button
        variant="outline"
        size="sm"
        aria-pressed={view === 'list'}
        className={pressed}
        onClick={() => onLook({ view: 'list' })}
      >
        List
      </Button>
    </>
  )
}

/** Services that are asked for without a time, above the grid. */
export function Wishes({
  week: { wishes },
  onOpen,
}: {
  readonly week: Week
  readonly onOpen: (id: string) => void
}) {
  if (wishes.length === 0) return null
  return (
    <div className="slot-wishes">
      <span className="text-ink-2">Services without a time:</span>
      {wishes.map((wish) => (
        <button
          key={wish.id}
          type="button"
          data-key={wish.id}
          className="slot-entry grow-0"
          data-tone="asked"
          onClick={() => onOpen(wish.id)}
        >
          <b>{whoOf(wish)}</b>
          <span>{dayName(wish.day)}</span>
        </button>
      ))}
    </div>
  )
}

/** On a phone one day shows. */
export function DayStrip({
  days,
  day,
  onDay,
}: {
  readonly days: readonly string[]
  readonly day: string | undefined
  readonly onDay: (day: string) => void
}) {
  return (
    <div className="slot-days-strip">
      {days.map((each) => (
        <Button
          key={each}
          variant="outline"
          size="sm"
          aria-pressed={each === day}
          className="aria-pressed:border-brand-ink aria-pressed:bg-tint"
          onClick={() => onDay(each)}
        >
          {shortDayName(each)}
        </Button>
      ))}
    </div>
  )
}
