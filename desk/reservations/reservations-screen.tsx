import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCents, formatMoney } from '#domain/format.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { AlertModal, AlertModalContent } from '#staff/ui/alert-modal/alert-modal.tsx'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { useFocusBack } from '#staff/ui/modal/use-focus-back.ts'
import type { RecordColumn } from '#staff/ui/record-table/record-table.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { call } from '../api/call.ts'
import { peopleQuery, reservationsQuery } from '../api/queries.ts'
import { DetailHead } from '../frame/detail-head.tsx'
import { type MySite, refusalOf, useSite } from '../frame/me.ts'
import { noRowsOf, Records } from '../frame/records.tsx'
import { focusedRow, focusRow, isOnRow, rowKeys } from '../frame/rows.ts'
import { Screen } from '../frame/screen.tsx'
import { Split } from '../frame/split.tsx'
import { useTell } from '../frame/undo.tsx'
import { KeyRegion, useKeys } from '../keys/use-keys.tsx'
import { Freshness } from '../states/query-state.tsx'
import { momentOf, sayingOf, untilOf, whenOf } from '../states/saying.ts'
import { PrizeDesk } from './prize-desk.tsx'
import { useMinute } from './use-minute.ts'

const CENTS = 100

type Reservation = StaffAnswer<'GET /:site/reservations'>['reservations'][number]

/** Cars that buyers hold with a deposit, what they paid online, and prizes that winners come for. Spec 2.12, 9.19, D31, D32. */
export function ReservationsScreen() {
  const site = useSite()
  const people = useQuery(peopleQuery(site.slug)).data?.people ?? []
  const refusal = refusalOf('work_reservations', site.role, people)
  return (
    <Screen title="Reservations" site={site.name}>
      {refusal === undefined ? <Holds site={site} /> : <Notice className="m-4">{refusal}</Notice>}
    </Screen>
  )
}

function Holds({ site }: { readonly site: MySite }) {
  const { reservation: openId } = useSearch({ from: '/signed-in/framed/staff/$site/reservations' })
  const navigate = useNavigate({ from: '/staff/$site/reservations' })
  const query = useQuery(reservationsQuery(site.slug))
  const queries = useQueryClient()
  const now = useMinute()
  const tell = useTell()
  const [releasing, setReleasing] = useState<Reservation>()
  const rows = query.data?.reservations ?? []
  const opened = rows.find(({ id }) => id === openId)
  const open = (id: string | undefined) =>
    void navigate({ search: id === undefined ? {} : { reservation: id }, replace: true })
  const close = () => {
    open(undefined)
    focusRow(openId)
  }
  const { mutate } = useMutation({
    mutationFn: ({ id, does }: { readonly id: string; readonly does: 'confirm' | 'release' }) =>
      call(`POST /:site/reservations/:id/${does}`, { params: { site: site.slug, id } }),
    onSuccess: ({ reference }, { does }) =>
      tell(
        does === 'confirm'
          ? `${reference} is confirmed: it no longer lapses.`
          : `${reference} is released: the money goes back.`,
      ),
    onError: (cause) => tell(sayingOf(cause)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['reservations', site.slug] }),
  })
  const confirm = ({ id }: Reservation) => mutate({ id, does: 'confirm' })
  useKeys([
    ...rowKeys,
    { keys: 'Enter', label: 'open', works: isOnRow, run: () => open(focusedRow()) },
    ...(opened?.state === 'held'
      ? [{ keys: 'c', label: 'confirm', run: () => confirm(opened) }]
      : []),
    ...(opened ? [{ keys: 'Escape', label: 'close', run: close }] : []),
  ])
  return (
    <>
      <Split
        label="Reservation"
        choose="Choose a reservation to confirm or release it, or a payment to give it back."
        detail={
          opened ? (
            <HoldDetail
              hold={opened}
              site={site}
              onConfirm={() => confirm(opened)}
              onRelease={() => setReleasing(opened)}
              onClose={close}
            />
          ) : undefined
        }
      >
        <KeyRegion>
          <Freshness query={query} />
          <Records
            label="Reservations"
            rows={rows}
            noRows={noRowsOf(
              query.isPending,
              'reservations',
              'Nobody has reserved a car or paid online in the last 90 days.',
            )}
            columns={columnsOf(now)}
            lines={(row) => ({
              title: `${whoOf(row)}: ${nameOf(row)}`,
              detail: `${row.reference} · ${stateOf(row, now)}`,
            })}
            onOpen={open}
          />
        </KeyRegion>
      </Split>
      <PrizeDesk site={site.slug} />
      {releasing && (
        <ReleaseQuestion
          hold={releasing}
          onAnswer={(isYes) => {
            if (isYes) mutate({ id: releasing.id, does: 'release' })
            setReleasing(undefined)
          }}
        />
      )}
    </>
  )
}

const money = (dollars: number): string => formatMoney(dollars, 'en-AU')

/** What was paid: a deposit in whole dollars, another payment to the cent. */
const paidOf = ({ asked, deposit }: Reservation): string =>
  asked ? formatCents(deposit * CENTS, 'en-AU') : money(deposit)

/** The car, or `Invoice INV-204`. */
const nameOf = ({ asked, car_name }: Reservation): string =>
  asked ? `${asked.purpose === 'invoice' ? 'Invoice' : 'Deposit'} ${asked.number}` : car_name

const states: Readonly<Record<Reservation['state'], string>> = {
  held: 'Held',
  confirmed: 'Confirmed',
  declined: 'Declined by the bank',
  cancelled: 'Left before paying',
  timed_out: 'Not paid in time',
  payment_failed: 'Payment failed',
  lapsed: 'Lapsed',
  released_by_buyer: 'Cancelled by the buyer',
  released_by_dealer: 'Released',
}
const deposits: Readonly<Record<Reservation['deposit_state'], string>> = {
  none: 'Not paid',
  paid: 'Paid',
  going_back: 'Going back',
  back: 'Given back',
}

/** `Held, lapses in 5 hours`; of a payment what became of its money. */
const stateOf = ({ asked, state, deposit_state, held_until }: Reservation, now: Date): string =>
  asked
    ? deposits[deposit_state]
    : held_until === undefined
      ? states[state]
      : `${states[state]}, lapses ${untilOf(new Date(held_until), now)}`

const whoOf = ({ buyer }: Reservation): string => buyer?.name ?? buyer?.phone_shown ?? 'Forgotten'

const columnsOf = (now: Date): readonly RecordColumn<Reservation>[] => [
  { id: 'who', title: 'Buyer', cell: whoOf, isRowHeader: true },
  { id: 'car', title: 'Car or payment', cell: nameOf },
  { id: 'state', title: 'State', cell: (row) => stateOf(row, now) },
  {
    id: 'deposit',
    title: 'Deposit',
    cell: (row) => `${paidOf(row)} ${deposits[row.deposit_state].toLowerCase()}`,
  },
  { id: 'held', title: 'Since', cell: ({ held_at }) => whenOf(new Date(held_at), now) },
]

interface HoldDetailProps {
  readonly hold: Reservation
  readonly site: MySite
  readonly onConfirm: () => void
  readonly onRelease: () => void
  readonly onClose: () => void
}

function HoldDetail({ hold, site, onConfirm, onRelease, onClose }: HoldDetailProps) {
  const now = useMinute()
  const refusal = refusalOf('work_reservations', site.role)
  const { buyer, held_until } = hold
  const isHolding = hold.state === 'held' || hold.state === 'confirmed'
  return (
    <>
      <section className="desk-section">
        <DetailHead what="the reservation" onClose={onClose}>
          {nameOf(hold)}
        </DetailHead>
        <p className="text-ink-2">
          {hold.reference}, {stateOf(hold, now)}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {hold.state === 'held' && (
            <GuardedButton size="sm" refusal={refusal} onClick={onConfirm}>
              Confirm <Kbd aria-hidden="true">C</Kbd>
            </GuardedButton>
          )}
          {isHolding && (
            <GuardedButton variant="outline" size="sm" refusal={refusal} onClick={onRelease}>
              {hold.asked ? 'Give back…' : 'Release…'}
            </GuardedButton>
          )}
        </div>
      </section>
      <section className="desk-section">
        <dl className="facts">
          {held_until !== undefined && (
            <div>
              <dt>Lapses</dt>
              <dd>{momentOf(new Date(held_until))}</dd>
            </div>
          )}
          {!hold.asked && (
            <div>
              <dt>Price</dt>
              <dd>{money(hold.price)}</dd>
            </div>
          )}
          <div>
            <dt>{hold.asked ? 'Amount' : 'Deposit'}</dt>
            <dd>
              {paidOf(hold)}, {deposits[hold.deposit_state].toLowerCase()}
            </dd>
          </div>
          {!hold.asked && (
            <div>
              <dt>Lead</dt>
              <dd>
                <Link href={`/staff/${site.slug}/leads/${hold.id}`}>Open the lead</Link>
              </dd>
            </div>
          )}
          {buyer && (
            <>
              <div>
                <dt>Buyer</dt>
                <dd>{buyer.name}</dd>
              </div>
              <div>
                <dt>Phone</dt>
                <dd>
                  <Link href={`tel:${buyer.phone}`}>{buyer.phone_shown}</Link>
                </dd>
              </div>
              {buyer.email !== undefined && (
                <div>
                  <dt>E-mail</dt>
                  <dd>
                    <Link href={`mailto:${buyer.email}`}>{buyer.email}</Link>
                  </dd>
                </div>
              )}
            </>
          )}
        </dl>
      </section>
      <section className="desk-section">
        <p className="text-ink-2">
          {hold.asked
            ? 'Compare the number and the amount with your books. What you give back goes to the buyer’s card, whole.'
            : 'A confirmed car stays with the buyer. A held one lapses by itself, and the deposit goes back; so it does when you release it.'}
        </p>
      </section>
    </>
  )
}

function ReleaseQuestion({
  hold,
  onAnswer,
}: {
  readonly hold: Reservation
  readonly onAnswer: (isYes: boolean) => void
}) {
  const focusBack = useFocusBack()
  return (
    <AlertModal open onOpenChange={(isOpen) => !isOpen && onAnswer(false)}>
      <AlertModalContent
        onCloseAutoFocus={focusBack}
        title={`${hold.asked ? 'Give back' : 'Release'} ${nameOf(hold)}?`}
        description={`${hold.asked ? '' : 'The car is on sale again, and '}${paidOf(hold)} goes back to ${whoOf(hold)}, who is told.`}
        confirm={hold.asked ? 'Give back' : 'Release'}
        cancel="Keep it"
        onConfirm={() => onAnswer(true)}
      />
    </AlertModal>
  )
}
