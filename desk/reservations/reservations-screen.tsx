import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { AlertModal, AlertModalContent } from '#staff/ui/alert-modal/alert-modal.tsx'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { useFocusBack } from '#staff/ui/modal/use-focus-back.ts'
import type { RecordColumn } from '#staff/ui/record-table/record-table.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { call } from '../api/call.ts'
import { peopleQuery, reservationsQuery } from '../api/queries.ts'
import { DetailHead } from '../frame/detail-head.tsx'
import { Facts } from '../frame/facts.tsx'
import { type MySite, refusalOf, useSite } from '../frame/me.ts'
import { noRowsOf, Records } from '../frame/records.tsx'
import { enterKey, focusRow, rowKeys } from '../frame/rows.ts'
import { Screen } from '../frame/screen.tsx'
import { Split } from '../frame/split.tsx'
import { useTell } from '../frame/undo.tsx'
import { KeyRegion, useKeys } from '../keys/use-keys.tsx'
import { Freshness } from '../states/query-state.tsx'
import { sayingOf, whenOf } from '../states/saying.ts'
import { PrizeDesk } from './prize-desk.tsx'
import { moneyOf, type Reservation, toldOf, whoOf } from './reservation-words.ts'
import { useMinute } from './use-minute.ts'

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
    enterKey('open', openId, open),
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
              title: `${whoOf(row)}: ${toldOf(row).name}`,
              detail: `${row.reference} · ${toldOf(row).state(now)}`,
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

const columnsOf = (now: Date): readonly RecordColumn<Reservation>[] => [
  { id: 'who', title: 'Buyer', cell: whoOf, isRowHeader: true },
  { id: 'car', title: 'Car or payment', cell: (row) => toldOf(row).name },
  { id: 'state', title: 'State', cell: (row) => toldOf(row).state(now) },
  { id: 'deposit', title: 'Deposit', cell: (row) => `${toldOf(row).paid} ${moneyOf(row)}` },
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
  const { buyer } = hold
  const { name, state, facts, hint, end } = toldOf(hold)
  return (
    <>
      <section className="desk-section">
        <DetailHead what="the reservation" onClose={onClose}>
          {name}
        </DetailHead>
        <p className="text-ink-2">
          {hold.reference}, {state(now)}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {hold.state === 'held' && (
            <GuardedButton size="sm" refusal={refusal} onClick={onConfirm}>
              Confirm <Kbd aria-hidden="true">C</Kbd>
            </GuardedButton>
          )}
          {(hold.state === 'held' || hold.state === 'confirmed') && (
            <GuardedButton variant="outline" size="sm" refusal={refusal} onClick={onRelease}>
              {end.word}…
            </GuardedButton>
          )}
        </div>
      </section>
      <section className="desk-section">
        <Facts
          facts={[
            ...facts(site.slug),
            { label: 'Buyer', value: buyer?.name },
            { label: 'Phone', value: buyer?.phone_shown, href: `tel:${buyer?.phone}` },
            { label: 'E-mail', value: buyer?.email, href: `mailto:${buyer?.email}` },
          ]}
        />
      </section>
      <section className="desk-section">
        <p className="text-ink-2">{hint}</p>
      </section>
    </>
  )
}

interface ReleaseQuestionProps {
  readonly hold: Reservation
  readonly onAnswer: (isYes: boolean) => void
}

function ReleaseQuestion({ hold, onAnswer }: ReleaseQuestionProps) {
  const focusBack = useFocusBack()
  const { name, paid, end } = toldOf(hold)
  return (
    <AlertModal open onOpenChange={(isOpen) => !isOpen && onAnswer(false)}>
      <AlertModalContent
        onCloseAutoFocus={focusBack}
        title={`${end.word} ${name}?`}
        description={`${end.says}${paid} goes back to ${whoOf(hold)}, who is told.`}
        confirm={end.word}
        cancel="Keep it"
        onConfirm={() => onAnswer(true)}
      />
    </AlertModal>
  )
}
