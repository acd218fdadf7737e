import './calendar.css'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useState } from 'react'
import { dayAfter } from '#domain/calendar.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { call } from '../api/call.ts'
import { appointmentsQuery, peopleQuery } from '../api/queries.ts'
import { ClashNotice } from '../form/clash-notice.tsx'
import { type MySite, refusalOf, useSite } from '../frame/me.ts'
import { enterKey, focusRow, rowKeys } from '../frame/rows.ts'
import { Screen } from '../frame/screen.tsx'
import { useTell } from '../frame/undo.tsx'
import { useNarrow } from '../frame/use-narrow.ts'
import { KeyRegion, useKeys } from '../keys/use-keys.tsx'
import { Freshness } from '../states/query-state.tsx'
import { sayingOf } from '../states/saying.ts'
import { clashWords } from './appointment-clash.ts'
import { BookDialog, CancelDialog, KeepDialog, MoveDialog } from './calendar-dialogs.tsx'
import { DayStrip, Views, Wishes } from './calendar-parts.tsx'
import type { CalendarSearch } from './calendar-search.ts'
import {
  cellOf,
  dayName,
  daysOf,
  type Entry,
  isEntry,
  type Moving,
  ofLocation,
  type Week,
  type WeekCell,
  whoOf,
} from './calendar-week.ts'
import { EntryDetail, SlotDetail } from './entry-detail.tsx'
import { EntryList } from './entry-list.tsx'
import { type Place, SlotGrid } from './slot-grid.tsx'
import { useAppointmentChange } from './use-appointment-change.ts'

const WEEK = 7

/** Test drives and services by location and week. WORKSPACE 6, D21. */
export function CalendarScreen() {
  const site = useSite()
  const search = useSearch({ from: '/signed-in/framed/staff/$site/calendar' })
  const navigate = useNavigate({ from: '/staff/$site/calendar' })
  const query = useQuery({
    ...appointmentsQuery(site.slug, search.week),
    placeholderData: keepPreviousData,
  })
  const all = query.data
  const look = (next: CalendarSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true })
  const days = all?.days ?? []
  const range = days.length > 0 ? `${dayName(days[0] ?? '')} – ${dayName(days.at(-1) ?? '')}` : ''
  const goTo = (far: number) => {
    const [first] = days
    if (first !== undefined) look({ week: dayAfter(first, far), at: undefined, entry: undefined })
  }
  const today = () => look({ week: undefined, at: undefined, entry: undefined })
  useKeys([
    { keys: '[', label: 'week before', run: () => goTo(-WEEK) },
    { keys: ']', label: 'week after', run: () => goTo(WEEK) },
    ...(search.week === undefined && search.at === undefined
      ? []
      : [{ keys: 't', label: 'today', run: today }]),
  ])
  return (
    <Screen
      title="Test drives"
      site={site.name}
      sub={
        <span className="flex flex-wrap items-center gap-2">
          <Button variant="outline" size="sm" aria-label="Week before" onClick={() => goTo(-WEEK)}>
            <Glyph icon={ChevronLeft} className="size-4" />
          </Button>
          <Button variant="outline" size="sm" onClick={today}>
            Today
          </Button>
          <Button variant="outline" size="sm" aria-label="Week after" onClick={() => goTo(WEEK)}>
            <Glyph icon={ChevronRight} className="size-4" />
          </Button>
          <span aria-live="polite">{range}</span>
        </span>
      }
      actions={<Views week={all} search={search} onLook={look} />}
    >
      <Freshness query={query} />
      {all && (
        <Calendar
          site={site}
          week={ofLocation(all, search.location)}
          search={search}
          onLook={look}
        />
      )}
    </Screen>
  )
}

type Open =
  | { readonly kind: 'book' | 'keep'; readonly cell: WeekCell }
  | { readonly kind: 'cancel'; readonly entry: Entry }
  | {
      readonly kind: 'move'
      readonly what: Moving
      readonly to: { readonly at: string; readonly location: string }
    }

interface CalendarProps {
  readonly site: MySite
  readonly week: Week
  readonly search: CalendarSearch
  readonly onLook: (next: CalendarSearch) => void
}

function Calendar({ site, week, search, onLook }: CalendarProps) {
  const isNarrow = useNarrow()
  const queries = useQueryClient()
  const tell = useTell()
  const people = useQuery(peopleQuery(site.slug)).data?.people ?? []
  const refusal = refusalOf('work_calendar', site.role, people)
  const [open, setOpen] = useState<Open>()
  const [moving, setMoving] = useState<Moving>()
  const [isOpen, setIsOpen] = useState(search.entry !== undefined)
  const refresh = () => queries.invalidateQueries({ queryKey: ['appointments', site.slug] })
  const done = (said: string) => {
    setOpen(undefined)
    setMoving(undefined)
    tell(said)
    void refresh()
  }
  const { send, clash, settle } = useAppointmentChange(site.slug, {
    onDone: done,
    onClash: () => {
      setOpen(undefined)
      setMoving(undefined)
      void refresh()
    },
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (cause) => tell(sayingOf(cause)),
    onSettled: refresh,
  })
  const entry = week.entries.find(({ id }) => id === search.entry)
  const wish = week.wishes.find(({ id }) => id === search.entry)
  const chosen: Moving | undefined = entry ?? wish
  const cell = search.at !== undefined && !entry ? cellOf(week, search.at) : undefined
  // Of a service without a place, where the first is open.
  const target = moving && (moving.location ?? week.locations[0]?.slug)
  const close = () => {
    setIsOpen(false)
    focusRow(search.entry ?? search.at)
  }
  const confirm = (what: Entry) =>
    mutate(() =>
      send({ kind: 'confirm', what, said: `${whoOf(what)} is told that it is confirmed.` }),
    )
  const free = ({ id }: Entry) =>
    mutate(async () => {
      await call('POST /:site/appointments/:id/free', { params: { site: site.slug, id } })
      tell('Buyers can book it again.')
    })
  const move = (what: Moving) => {
    setMoving(what)
    setIsOpen(false)
    onLook({ view: undefined })
  }
  const moveTo = (at: string) => {
    if (!moving || target === undefined || !cellOf(week, at).free.includes(target)) return
    setOpen({ kind: 'move', what: moving, to: { at, location: target } })
  }
  const place = (next: Place) => onLook({ at: next.at, entry: next.entry })
  const press = (next: Place) => {
    place(next)
    if (moving && next.entry === undefined) moveTo(next.at)
    else setIsOpen(true)
  }
  const may = refusal === undefined && !isPending
  const isList = search.view === 'list'
  const canMove = chosen && may && !(isEntry(chosen) && (chosen.kind === 'kept' || chosen.is_over))
  const canConfirm = entry?.kind !== 'kept' && entry?.state === 'asked' && !entry.is_over
  const isFree = cell !== undefined && cell.free.length > 0
  useKeys([
    ...(isList ? rowKeys : []),
    ...(isList
      ? [
          enterKey('open', isOpen ? search.entry : undefined, (entry) =>
            press({ at: search.at ?? '', entry }),
          ),
        ]
      : []),
    ...(!isList && moving && cell && target !== undefined && cell.free.includes(target)
      ? [{ keys: 'Enter', label: 'move here', works: isSlot, run: () => moveTo(cell.at) }]
      : []),
    ...(!isList && !moving && may && canConfirm && entry
      ? [{ keys: 'Enter', label: 'confirm', works: isSlot, run: () => confirm(entry) }]
      : []),
    ...(!isList && !moving && may && isFree
      ? [
          {
            keys: 'Enter',
            label: 'book',
            works: isSlot,
            run: () => setOpen({ kind: 'book', cell }),
          },
          { keys: 'b', label: 'keep free', run: () => setOpen({ kind: 'keep', cell }) },
        ]
      : []),
    ...(canMove && !moving ? [{ keys: 'm', label: 'move', run: () => move(chosen) }] : []),
    ...(moving
      ? [{ keys: 'Escape', label: 'stop moving', run: () => setMoving(undefined) }]
      : isOpen
        ? [{ keys: 'Escape', label: 'close', run: close }]
        : []),
  ])
  const dialog = {
    site: site.slug,
    week,
    onDone: done,
    onClose: () => {
      setOpen(undefined)
      // What was refused may have been changed by somebody else.
      void refresh()
    },
  }
  const actions = {
    refusal,
    onConfirm: confirm,
    onFree: free,
    onMove: move,
    onCancel: (of: Entry) => setOpen({ kind: 'cancel', entry: of }),
    onBook: (of: WeekCell) => setOpen({ kind: 'book', cell: of }),
    onKeep: (of: WeekCell) => setOpen({ kind: 'keep', cell: of }),
    onClose: close,
    site: site.slug,
    week,
  }
  const days = daysOf(week)
  const [ofPlace = ''] = (search.at ?? '').split('T')
  const day = days.includes(ofPlace)
    ? ofPlace
    : (days.find((each) => each >= week.today) ?? days[0])
  return (
    <>
      {clash && (
        <ClashNotice
          says={clashWords(clash.mine, clash.theirs, week)}
          keep="Keep theirs"
          onKeep={() => mutate(() => settle(false))}
          onMine={() => mutate(() => settle(true))}
        />
      )}
      {moving && (
        <Notice className="m-2 items-center p-2" role="status">
          Choose a free time for {whoOf(moving)}.{' '}
          <Button variant="link" size="sm" onClick={() => setMoving(undefined)}>
            Stop moving
          </Button>
        </Notice>
      )}
      <div className="desk-split" data-open={isOpen ? '' : undefined}>
        <KeyRegion className="slot-frame">
          {isList ? (
            <EntryList week={week} onOpen={(id) => press({ at: search.at ?? '', entry: id })} />
          ) : (
            <>
              <Wishes week={week} onOpen={(id) => press({ at: search.at ?? '', entry: id })} />
              {isNarrow && (
                <DayStrip days={days} day={day} onDay={(at) => onLook({ at, entry: undefined })} />
              )}
              <SlotGrid
                week={week}
                days={isNarrow && day !== undefined ? [day] : days}
                place={search.at === undefined ? undefined : { at: search.at, entry: search.entry }}
                target={target}
                onPlace={place}
                onOpen={press}
              />
              <p className="desk-section text-ink-2">
                Times are half-hours within the hours of each location; buyers book from two hours
                ahead to thirty days. Hatched is closed. Whoever books first has the time.
              </p>
            </>
          )}
        </KeyRegion>
        <aside aria-label="Appointment" data-region data-detail>
          {chosen ? (
            <EntryDetail what={chosen} {...actions} />
          ) : cell ? (
            <SlotDetail cell={cell} {...actions} />
          ) : (
            <p className="desk-section text-ink-2">
              Choose a time to book it or to keep it free, or an appointment to confirm or move it.
            </p>
          )}
        </aside>
      </div>
      {open?.kind === 'book' && <BookDialog {...dialog} cell={open.cell} />}
      {open?.kind === 'keep' && <KeepDialog {...dialog} cell={open.cell} />}
      {open?.kind === 'cancel' && <CancelDialog {...dialog} entry={open.entry} onSend={send} />}
      {open?.kind === 'move' && (
        <MoveDialog {...dialog} what={open.what} to={open.to} onSend={send} />
      )}
    </>
  )
}

/** Whether the focus is on a half-hour, or on what is in it. */
const isSlot = (focused: Element | null): boolean =>
  focused?.matches('.slot-grid [data-key]') ?? false
