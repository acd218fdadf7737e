import './today.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  CalendarDays,
  Camera,
  CircleAlert,
  CircleDollarSign,
  Clock,
  FileDown,
  FileText,
  Image,
  MessageCircle,
  Tag,
} from 'lucide'
import { useEffect, useState } from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { RecordList } from '#staff/ui/record-list/record-list.tsx'
import type { IconNode } from '#ui/icon/path.ts'
import { call } from '../api/call.ts'
import { attentionQuery } from '../api/queries.ts'
import { useSite } from '../frame/me.ts'
import { focusedRow, isOnRow, rowKeys } from '../frame/rows.ts'
import { Screen } from '../frame/screen.tsx'
import { useTell } from '../frame/undo.tsx'
import { useFocusKept } from '../frame/use-focus-kept.ts'
import { useKeys } from '../keys/use-keys.tsx'
import { useHeldRows } from '../live/use-held-rows.ts'
import { Freshness } from '../states/query-state.tsx'
import { momentOf, sayingOf } from '../states/saying.ts'
import { ageOf, type Group, groupWords, type Item, siteTime } from './item-words.ts'
import { NextDrives } from './next-drives.tsx'

const icons: Readonly<Record<Item['kind'], IconNode>> = {
  lead: MessageCircle,
  appointment: CalendarDays,
  hold: Clock,
  delivery: CircleAlert,
  import: FileDown,
  promotion: Tag,
  draft: FileText,
  photos: Camera,
  price: CircleDollarSign,
  alt_text: Image,
}

const TICK_MS = 30_000
const none: readonly Item[] = []

/** What waits to be done at a site, in the order of work. WORKSPACE 6. */
export function TodayScreen() {
  const site = useSite()
  const navigate = useNavigate()
  const query = useQuery(attentionQuery(site.slug))
  const {
    rows: items,
    waiting,
    show,
  } = useHeldRows(query.data?.items ?? none, { isHeld: focusedRow() !== undefined })
  const now = useNow()
  const snooze = useSnooze(site.slug)
  const itemAt = (focused = document.activeElement) =>
    items.find(({ id }) => id === focusedRow(focused))
  const open = (item: Item | undefined) => item && void navigate({ href: item.to })
  const isAtItem = (focused: Element | null) => itemAt(focused) !== undefined
  useFocusKept(items.length, 'h1')
  useKeys([
    ...rowKeys,
    { keys: 'Enter', label: 'open', works: isOnRow, run: () => open(itemAt()) },
    {
      keys: 'c',
      label: 'call',
      works: (focused) => itemAt(focused)?.phone !== undefined,
      run: () => {
        location.href = `tel:${itemAt()?.phone}`
      },
    },
    {
      keys: 's',
      label: 'snooze to tomorrow',
      works: isAtItem,
      run: () => {
        const item = itemAt()
        if (item) snooze(item)
      },
    },
    ...(waiting > 0 ? [{ keys: '.', label: 'show what is new', run: show }] : []),
  ])
  const { data } = query
  const [next] = data?.drives ?? []
  return (
    <Screen
      title="Today"
      site={site.name}
      sub={data && siteTime(now, data.time_zone)}
      actions={
        waiting > 0 && (
          <button type="button" className="today-new" onClick={show}>
            {waiting} new
          </button>
        )
      }
    >
      <div className="today">
        <div className="today-list">
          <Freshness query={query} />
          <p role="status" className="sr-only">
            {waiting > 0 && `${waiting} new`}
          </p>
          {data && items.length === 0 && (
            <p className="today-done">
              Nothing waits.{' '}
              {next && `Next: ${next.name}, ${siteTime(new Date(next.starts_at), data.time_zone)}.`}
            </p>
          )}
          {(Object.keys(groupWords) as Group[]).map((group) => (
            <GroupRows
              key={group}
              group={group}
              items={items.filter((item) => item.group === group)}
              minutes={data?.answer_minutes ?? 0}
              now={now}
              onOpen={open}
            />
          ))}
        </div>
        {data && next && <NextDrives drives={data.drives} timeZone={data.time_zone} now={now} />}
      </div>
    </Screen>
  )
}

interface GroupRowsProps {
  readonly group: Group
  readonly items: readonly Item[]
  readonly minutes: number
  readonly now: Date
  readonly onOpen: (item: Item | undefined) => void
}

function GroupRows({ group, items, minutes, now, onOpen }: GroupRowsProps) {
  if (items.length === 0) return null
  const leads = items.filter(({ kind }) => kind === 'lead').length
  const says =
    leads === 0
      ? undefined
      : `${leads} new ${leads === 1 ? 'lead' : 'leads'}; your target is ${minutes} minutes in opening hours`
  return (
    <section data-group={group}>
      <h2>
        {groupWords[group]} {says && <small>{says}</small>}
      </h2>
      <RecordList
        aria-label={groupWords[group]}
        noRows={{ state: 'empty', text: '' }}
        onAction={(id) => onOpen(items.find((item) => item.id === id))}
        rows={items.map((item) => ({
          id: item.id,
          title: item.subject,
          detail: item.text,
          start: <Glyph icon={icons[item.kind]} className="size-4" />,
          end: <End item={item} now={now} />,
        }))}
      />
    </section>
  )
}

function End({ item, now }: { readonly item: Item; readonly now: Date }) {
  const { since, is_late: isLate, action, phone, phone_shown: shown } = item
  return (
    <>
      {since !== undefined && (
        <time dateTime={since} title={momentOf(new Date(since))} className="today-age">
          {isLate ? <b>{ageOf(item, now)}, over target</b> : ageOf(item, now)}
        </time>
      )}
      {phone !== undefined && (
        <a href={`tel:${phone}`} className="today-call">
          {shown ?? phone}
        </a>
      )}
      <span className="today-action">{action}</span>
    </>
  )
}

/** The time, anew from time to time: ages grow. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Puts an item off until tomorrow, and offers to take that back. */
function useSnooze(site: string) {
  const tell = useTell()
  const queries = useQueryClient()
  const { queryKey } = attentionQuery(site)
  const ask = () => queries.invalidateQueries({ queryKey })
  return (item: Item) => {
    const body = { id: item.id }
    const params = { site }
    queries.setQueryData(
      queryKey,
      (data) => data && { ...data, items: data.items.filter(({ id }) => id !== item.id) },
    )
    const fail = (cause: Error) => {
      tell(sayingOf(cause))
      void ask()
    }
    call('POST /:site/attention/snooze', { params, body }).catch(fail)
    tell(`Snoozed to tomorrow: ${item.subject}.`, () => {
      call('POST /:site/attention/wake', { params, body }).then(() => void ask(), fail)
    })
  }
}
