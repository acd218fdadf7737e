import { useEffect, useRef } from 'react'
import { cn } from '#ui/cn.ts'
import { useKeys } from '../keys/use-keys.tsx'
import {
  cellOf,
  type Entry,
  placeName,
  shortDayName,
  stateOf,
  timeName,
  timesOf,
  toneOf,
  type Week,
  type WeekCell,
  whatOf,
  whenName,
  whoOf,
} from './calendar-week.ts'

/** What of the week has the focus: a half-hour, and of several things in it one. */
export interface Place {
  readonly at: string
  /** Id of an entry. */
  readonly entry?: string | undefined
}

export interface SlotGridProps {
  readonly week: Week
  readonly days: readonly string[]
  readonly place: Place | undefined
  /** Slug of the location whose free times are looked for. */
  readonly target: string | undefined
  readonly onPlace: (place: Place) => void
  /** It was pressed. */
  readonly onOpen: (place: Place) => void
}

/** A week of half-hours: arrows go through days and times, and through what is side by side. WORKSPACE 4, 6. */
export function SlotGrid({ week, days, place, target, onPlace, onOpen }: SlotGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const times = timesOf(week)
  const shown = place && days.some((day) => place.at.startsWith(day)) ? place : undefined
  const first = `${days.find((day) => day === week.today) ?? days[0]}T${times[0]}`
  const here: Place = shown ?? { at: first }
  const isWithin = (focused: Element | null) => table.current?.contains(focused) ?? false
  const focus = (next: Place) => {
    onPlace(next)
    stopOf(table.current, next)?.focus()
  }
  /** Where an arrow leads to; undefined at an end. */
  const placeBy = (down: number, right: number): Place | undefined => {
    const [day = '', time = ''] = here.at.split('T')
    const stops = stopsOf(cellOf(week, here.at), target)
    const beside = stops.indexOf(here.entry) + right
    if (right !== 0 && beside >= 0 && beside < stops.length)
      return { at: here.at, entry: stops[beside] }
    const nextDay = days[days.indexOf(day) + right]
    const nextTime = times[times.indexOf(time) + down]
    if (nextDay === undefined || nextTime === undefined) return undefined
    const at = `${nextDay}T${nextTime}`
    const next = stopsOf(cellOf(week, at), target)
    return { at, entry: right < 0 ? next.at(-1) : next[0] }
  }
  const arrow = (keys: string, label: string, ...by: readonly [number, number]) => ({
    keys,
    label,
    works: (focused: Element | null) => isWithin(focused) && placeBy(...by) !== undefined,
    run: () => {
      const next = placeBy(...by)
      if (next) focus(next)
    },
  })
  useKeys([
    arrow('ArrowDown', 'slot', 1, 0),
    arrow('ArrowUp', 'slot', -1, 0),
    arrow('ArrowLeft', 'day', 0, -1),
    arrow('ArrowRight', 'day', 0, 1),
  ])
  const entryHere = here.entry
  useEffect(() => {
    // What had the focus has moved or gone: it is where it was.
    if (table.current?.contains(document.activeElement) || document.activeElement !== document.body)
      return
    stopOf(table.current, { at: here.at, entry: entryHere })?.focus()
  }, [here.at, entryHere])
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is gone through by arrows
    <table role="grid" aria-label="Week" className="slot-grid" ref={table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Time</span>
          </th>
          {days.map((day) => (
            <th key={day} scope="col" data-state={day === week.today ? 'today' : undefined}>
              {shortDayName(day)}
              {day === week.today && ', today'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {times.map((time) => (
          <tr key={time}>
            <th scope="row">{timeName(time)}</th>
            {days.map((day) => {
              const cell = cellOf(week, `${day}T${time}`)
              return (
                <SlotCell
                  key={day}
                  cell={cell}
                  week={week}
                  here={here}
                  target={target}
                  onPlace={onPlace}
                  onOpen={onOpen}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface SlotCellProps extends Pick<SlotGridProps, 'week' | 'target' | 'onPlace' | 'onOpen'> {
  readonly cell: WeekCell
  readonly here: Place
}

function SlotCell({ cell, week, here, target, onPlace, onOpen }: SlotCellProps) {
  const { at, entries, free, isClosed, isPast } = cell
  const isHere = here.at === at
  const isTarget = target !== undefined && free.includes(target)
  const classes = cn(
    'slot-cell',
    isClosed && 'slot-closed',
    isPast && 'slot-past',
    isTarget && 'slot-target',
  )
  const hasNow =
    `${week.today}T${week.now}` >= at && `${week.today}T${week.now}` < halfHourAfter(at)
  const now = hasNow && <span className="slot-now" aria-hidden="true" />
  if (entries.length === 0)
    return (
      <td className={classes}>
        {now}
        <button
          type="button"
          tabIndex={isHere ? 0 : -1}
          data-key={at}
          className="slot-free"
          aria-label={`${whenName(at)}: ${wordsOf(cell, week, target)}`}
          onFocus={() => onPlace({ at })}
          onClick={() => onOpen({ at })}
        />
      </td>
    )
  const isFreeHere = isHere && here.entry === undefined && isFree(cell, target)
  const chosen = isFreeHere
    ? undefined
    : (entries.find(({ id }) => id === here.entry) ?? entries[0])
  return (
    <td className={classes}>
      {now}
      <div className="slot-entries">
        {entries.map((entry) => (
          <button
            key={entry.id}
            type="button"
            tabIndex={isHere && entry === chosen ? 0 : -1}
            data-key={entry.id}
            className="slot-entry"
            data-tone={toneOf(entry)}
            onFocus={() => onPlace({ at, entry: entry.id })}
            onClick={() => onOpen({ at, entry: entry.id })}
          >
            <b>{whoOf(entry)}</b>
            <span>{lineOf(entry, week)}</span>
            <span className="sr-only">{`, ${whenName(at)}, ${stateOf(entry)}`}</span>
          </button>
        ))}
        {isFree(cell, target) && (
          <button
            type="button"
            tabIndex={isHere && chosen === undefined ? 0 : -1}
            data-key={at}
            className="slot-more"
            aria-label={`${whenName(at)}: free at ${free.map((slug) => placeName(week, slug)).join(', ')}`}
            onFocus={() => onPlace({ at })}
            onClick={() => onOpen({ at })}
          >
            +
          </button>
        )}
      </div>
    </td>
  )
}

/** Whether something can be booked there: of all that shows, or at the location that is looked for. */
const isFree = ({ free }: WeekCell, target: string | undefined): boolean =>
  target === undefined ? free.length > 0 : free.includes(target)

/** What of a half-hour takes the focus, side by side: its entries, and undefined for what is free. */
const stopsOf = (cell: WeekCell, target: string | undefined): readonly (string | undefined)[] => [
  ...cell.entries.map(({ id }) => id),
  ...(cell.entries.length === 0 || isFree(cell, target) ? [undefined] : []),
]

/** The second line of an entry: an amber one says so, for those who do not see colours. */
const lineOf = (entry: Entry, week: Week): string =>
  [
    toneOf(entry) === 'asked' ? 'to confirm' : undefined,
    whatOf(entry),
    week.locations.length > 1 ? placeName(week, entry.location) : undefined,
  ]
    .filter(Boolean)
    .join(' · ')

function wordsOf({ free, isClosed, isPast }: WeekCell, week: Week, target: string | undefined) {
  if (isClosed) return 'closed'
  if (isPast) return 'past'
  if (target !== undefined) return free.includes(target) ? 'free' : 'not free'
  const [only, ...others] = free
  if (only === undefined) return 'nothing free'
  return week.locations.length === 1
    ? 'free'
    : `free at ${others.length === 0 ? placeName(week, only) : `${free.length} locations`}`
}

const halfHourAfter = (at: string): string =>
  new Date(Date.parse(`${at}Z`) + 30 * 60_000).toISOString().slice(0, 16)

const stopOf = (table: HTMLTableElement | null, { at, entry }: Place) =>
  table?.querySelector<HTMLElement>(`[data-key="${CSS.escape(entry ?? at)}"]`)
