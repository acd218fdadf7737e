import './valuations.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { formatDate, formatKm, formatMoney } from '#domain/format.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import type { RecordColumn } from '#staff/ui/record-table/record-table.tsx'
import { Field } from '#ui/field/field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Textarea } from '#ui/textarea/textarea.tsx'
import { call } from '../api/call.ts'
import { peopleQuery, valuationPicturesQuery, valuationsQuery } from '../api/queries.ts'
import { DeskDialog } from '../form/desk-dialog.tsx'
import { DeskForm, TextField } from '../form/desk-form.tsx'
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
import { whenOf } from '../states/saying.ts'

type Valuation = StaffAnswer<'GET /:site/valuations'>['valuations'][number]

/** Cars that buyers had valued, and the dealer's firm offers. Spec 4.22, FLOWS 8. */
export function ValuationsScreen() {
  const site = useSite()
  const people = useQuery(peopleQuery(site.slug)).data?.people ?? []
  const refusal = refusalOf('work_valuations', site.role, people)
  return (
    <Screen title="Valuations" site={site.name}>
      {refusal === undefined ? <Valued site={site} /> : <Notice className="m-4">{refusal}</Notice>}
    </Screen>
  )
}

function Valued({ site }: { readonly site: MySite }) {
  const { valuation: openId } = useSearch({ from: '/signed-in/framed/staff/$site/valuations' })
  const navigate = useNavigate({ from: '/staff/$site/valuations' })
  const query = useQuery(valuationsQuery(site.slug))
  const [offering, setOffering] = useState<Valuation>()
  const rows = query.data?.valuations ?? []
  const opened = rows.find(({ id }) => id === openId)
  const open = (id: string | undefined) =>
    void navigate({ search: id === undefined ? {} : { valuation: id }, replace: true })
  const close = () => {
    open(undefined)
    focusRow(openId)
  }
  useKeys([
    ...rowKeys,
    enterKey('open', openId, open),
    ...(opened ? [{ keys: 'o', label: 'offer', run: () => setOffering(opened) }] : []),
    ...(opened ? [{ keys: 'Escape', label: 'close', run: close }] : []),
  ])
  return (
    <>
      <Split
        label="Valuation"
        choose="Choose a car to make an offer for it."
        detail={
          opened ? (
            <ValuationDetail
              valuation={opened}
              site={site.slug}
              onOffer={() => setOffering(opened)}
              onClose={close}
            />
          ) : undefined
        }
      >
        <KeyRegion>
          <Freshness query={query} />
          <Records
            label="Valuations"
            rows={rows}
            noRows={noRowsOf(query.isPending, 'valuations', 'Nobody has had a car valued yet.')}
            columns={columnsOf(new Date())}
            lines={(row) => ({
              title: row.vehicle,
              detail: [row.buyer.name, offerOf(row) || estimateOf(row)].join(' · '),
            })}
            onOpen={open}
          />
        </KeyRegion>
      </Split>
      {offering && (
        <OfferDialog
          valuation={offering}
          today={query.data?.today ?? ''}
          site={site.slug}
          onClose={() => setOffering(undefined)}
        />
      )}
    </>
  )
}

const money = (dollars: number): string => formatMoney(dollars, 'en-AU')
const dayOf = (day: string): string => formatDate(day, 'en-AU', 'UTC')

const estimateOf = ({ estimate }: Valuation): string =>
  estimate ? `${money(estimate.from)} to ${money(estimate.to)}` : 'None'
const offerOf = ({ offer }: Valuation): string =>
  offer ? `${money(offer.amount)} until ${dayOf(offer.until)}` : ''

const columnsOf = (now: Date): readonly RecordColumn<Valuation>[] => [
  { id: 'vehicle', title: 'Their car', cell: ({ vehicle }) => vehicle, isRowHeader: true },
  { id: 'buyer', title: 'Buyer', cell: ({ buyer }) => buyer.name },
  {
    id: 'km',
    title: 'Odometer',
    cell: ({ odometer }) => formatKm(odometer, 'en-AU'),
    isNumber: true,
  },
  { id: 'estimate', title: 'Estimate', cell: estimateOf },
  { id: 'offer', title: 'Firm offer', cell: offerOf },
  { id: 'pictures', title: 'Pictures', cell: ({ pictures }) => pictures, isNumber: true },
  { id: 'at', title: 'When', cell: ({ created }) => whenOf(new Date(created), now) },
]

interface DetailProps {
  readonly valuation: Valuation
  readonly site: string
  readonly onOffer: () => void
  readonly onClose: () => void
}

function ValuationDetail({ valuation, site, onOffer, onClose }: DetailProps) {
  const { buyer, offer, wished } = valuation
  const facts = [
    { label: 'Estimate', value: estimateOf(valuation) },
    { label: 'Firm offer', value: offer ? offerOf(valuation) : 'None yet' },
    { label: 'Registration', value: valuation.rego },
    { label: 'Odometer', value: formatKm(valuation.odometer, 'en-AU') },
    { label: 'Condition', value: valuation.condition },
    { label: 'Service', value: valuation.service_history },
    { label: 'Keys', value: valuation.keys },
    { label: 'They wrote', value: valuation.comments },
    { label: 'Would have', value: wished },
    { label: 'Buyer', value: buyer.name },
    { label: 'Lead', value: 'Open the lead', href: `/staff/${site}/leads/${valuation.lead}` },
    { label: 'Phone', value: buyer.phone_shown, href: `tel:${buyer.phone}` },
    { label: 'E-mail', value: buyer.email, href: `mailto:${buyer.email}` },
  ]
  return (
    <>
      <section className="desk-section">
        <DetailHead what="the valuation" onClose={onClose}>
          {valuation.vehicle}
        </DetailHead>
        <p className="text-ink-2">
          {valuation.reference}
          {valuation.is_accepted && ', the buyer wants to go on'}
        </p>
        <div className="mt-3">
          <GuardedButton size="sm" onClick={onOffer}>
            {offer ? 'Another offer…' : 'Make a firm offer…'} <Kbd aria-hidden="true">O</Kbd>
          </GuardedButton>
        </div>
      </section>
      <section className="desk-section">
        <Facts facts={facts} />
      </section>
      {valuation.pictures > 0 && <Pictures site={site} id={valuation.id} />}
    </>
  )
}

function Pictures({ site, id }: { readonly site: string; readonly id: string }) {
  const query = useQuery(valuationPicturesQuery(site, id))
  return (
    <section className="desk-section">
      <h2>Pictures</h2>
      <Freshness query={query} />
      {query.isPending && <p className="text-ink-2">Loading the pictures…</p>}
      <div className="valued-pictures">
        {query.data?.map(({ name, src }) => (
          <img key={name + src.length} src={src} alt={name} />
        ))}
      </div>
    </section>
  )
}

interface OfferDialogProps {
  readonly valuation: Valuation
  /** By the clock of the site. */
  readonly today: string
  readonly site: string
  readonly onClose: () => void
}

/** The amount, until when, and what the buyer is told with it. */
function OfferDialog({ valuation, today, site, onClose }: OfferDialogProps) {
  const tell = useTell()
  const queries = useQueryClient()
  const messageId = useId()
  const { id, vehicle, buyer, offer } = valuation
  const refresh = () => queries.invalidateQueries({ queryKey: ['valuations', site] })
  return (
    <DeskDialog
      title={`Firm offer for the ${vehicle}`}
      description={`${buyer.name} gets it by e-mail, and sees it with the valuation.`}
      onClose={() => {
        onClose()
        // What was refused may have been changed by somebody else.
        void refresh()
      }}
    >
      <DeskForm
        submit="Send the offer"
        onSend={async ({ amount = '', until = '', message = '' }) => {
          await call('POST /:site/valuations/:id/offer', {
            params: { site, id },
            body: {
              amount: amount.replace(/[\s$,]/g, ''),
              until,
              message,
              ...(offer && { seen: offer.made_at }),
            },
          })
          onClose()
          tell(`${buyer.name} is told of the offer.`)
          await refresh()
        }}
      >
        <TextField
          name="amount"
          label="Amount in dollars"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={offer?.amount}
          autoFocus
        />
        <TextField name="until" label="Its last day" type="date" min={today} />
        <Field id={messageId} label="Message to them (optional)">
          {(control) => <Textarea {...control} name="message" rows={3} />}
        </Field>
      </DeskForm>
    </DeskDialog>
  )
}
