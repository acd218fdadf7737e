import type { ReactNode } from 'react'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { Link } from '#ui/link/link.tsx'
import { DetailHead } from '../frame/detail-head.tsx'
import {
  dayName,
  type Entry,
  isEntry,
  type Moving,
  placeName,
  stateOf,
  type Week,
  type WeekCell,
  whatOf,
  whenName,
  whoOf,
} from './calendar-week.ts'

/** What can be done with what is chosen. */
export interface EntryActions {
  /** Why the person may do none of it. */
  readonly refusal: string | undefined
  readonly onConfirm: (entry: Entry) => void
  readonly onMove: (what: Moving) => void
  readonly onCancel: (entry: Entry) => void
  readonly onFree: (entry: Entry) => void
  readonly onBook: (cell: WeekCell) => void
  readonly onKeep: (cell: WeekCell) => void
  readonly onClose: () => void
}

interface DetailProps extends EntryActions {
  /** Slug. */
  readonly site: string
  readonly week: Week
}

/** An appointment, a service that wants a time, or a kept time: who, what, and what can be done. */
export function EntryDetail({ what, week, ...does }: DetailProps & { readonly what: Moving }) {
  const { buyer, location } = what
  const place = location === undefined ? '' : placeName(week, location)
  const isKept = isEntry(what) && what.kind === 'kept'
  return (
    <>
      <Head
        title={whoOf(what)}
        lines={[isEntry(what) ? whenName(what.at) : `Wants ${dayName(what.day)}`, place]}
        onClose={does.onClose}
      >
        {isEntry(what) ? (
          <EntryButtons entry={what} {...does} />
        ) : (
          <MoveButton what={what} {...does} />
        )}
      </Head>
      <section className="desk-section">
        <dl className="facts">
          {isEntry(what) && <Fact term="State">{stateOf(what)}</Fact>}
          {isEntry(what) ? (
            <Fact term={isKept ? 'By' : 'For'}>
              {isKept ? what.kept_by : whatOf(what)}
              {what.car?.stock_number && `, ${what.car.stock_number}`}
            </Fact>
          ) : (
            <Fact term="Services">{what.services.join(', ')}</Fact>
          )}
          {buyer?.phone && (
            <Fact term="Phone">
              <Link href={`tel:${buyer.phone}`}>{buyer.phone_shown ?? buyer.phone}</Link>
            </Fact>
          )}
          {buyer?.email && (
            <Fact term="E-mail">
              <Link href={`mailto:${buyer.email}`}>{buyer.email}</Link>
            </Fact>
          )}
          {buyer?.message && <Fact term="They wrote">{buyer.message}</Fact>}
          {buyer && (
            <Fact term="Lead">
              <Link href={`/staff/${does.site}/leads/${what.id}`}>Open the lead</Link>
            </Fact>
          )}
        </dl>
      </section>
      {buyer && (
        <section className="desk-section">
          <h2>If you move it</h2>
          <p className="text-ink-2">
            {whoOf(what)} gets the old and the new time, and a link to change it or say no.
          </p>
        </section>
      )}
    </>
  )
}

function EntryButtons({ entry, ...does }: EntryActions & { readonly entry: Entry }) {
  const { refusal, onConfirm, onCancel, onFree } = does
  if (entry.is_over) return null
  if (entry.kind === 'kept')
    return (
      <GuardedButton size="sm" refusal={refusal} onClick={() => onFree(entry)}>
        Let it be booked
      </GuardedButton>
    )
  return (
    <>
      {entry.state === 'asked' && (
        <GuardedButton size="sm" refusal={refusal} onClick={() => onConfirm(entry)}>
          Confirm <Kbd aria-hidden="true">Enter</Kbd>
        </GuardedButton>
      )}
      <MoveButton what={entry} {...does} />
      <GuardedButton variant="outline" size="sm" refusal={refusal} onClick={() => onCancel(entry)}>
        Cancel it…
      </GuardedButton>
    </>
  )
}

const MoveButton = ({
  what,
  refusal,
  onMove,
}: Pick<EntryActions, 'refusal' | 'onMove'> & { readonly what: Moving }) => (
  <GuardedButton
    variant={isEntry(what) ? 'outline' : 'solid'}
    size="sm"
    refusal={refusal}
    onClick={() => onMove(what)}
  >
    {isEntry(what) ? 'Move' : 'Choose a time'} <Kbd aria-hidden="true">M</Kbd>
  </GuardedButton>
)

/** A half-hour in which nothing is chosen. */
export function SlotDetail({ cell, week, ...does }: DetailProps & { readonly cell: WeekCell }) {
  const { refusal, onBook, onKeep, onClose } = does
  const names = cell.free.map((slug) => placeName(week, slug))
  const free = names.length > 0 ? `Free at ${names.join(', ')}` : undefined
  const not = cell.isClosed ? 'Closed' : cell.isPast ? 'Past' : 'Nothing is free'
  return (
    <>
      <Head title={whenName(cell.at)} lines={[free ?? not]} onClose={onClose}>
        {free && (
          <>
            <GuardedButton size="sm" refusal={refusal} onClick={() => onBook(cell)}>
              Book <Kbd aria-hidden="true">Enter</Kbd>
            </GuardedButton>
            <GuardedButton
              variant="outline"
              size="sm"
              refusal={refusal}
              onClick={() => onKeep(cell)}
            >
              Keep free <Kbd aria-hidden="true">B</Kbd>
            </GuardedButton>
          </>
        )}
      </Head>
      <section className="desk-section">
        <h2>Keep a time free</h2>
        <p className="text-ink-2">
          Buyers no longer see a time that is kept free. It shows here with your reason.
        </p>
      </section>
    </>
  )
}

function Head({
  title,
  lines,
  onClose,
  children,
}: {
  readonly title: string
  readonly lines: readonly string[]
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  return (
    <section className="desk-section">
      <DetailHead what="the time" onClose={onClose}>
        {title}
      </DetailHead>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="text-ink-2">
          {line}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </section>
  )
}

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
