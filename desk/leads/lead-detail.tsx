import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ChevronDown, ChevronUp, Mail, MapPin, Phone, X } from 'lucide'
import { type Ref, useEffect, useRef } from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { Button, buttonVariants } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Facts } from '../frame/facts.tsx'
import { Freshness } from '../states/query-state.tsx'
import { momentOf, whenOf } from '../states/saying.ts'
import { Age, useNow } from './age.tsx'
import { LeadClash } from './lead-clash.tsx'
import { LeadDeliveries } from './lead-deliveries.tsx'
import { LeadHistory } from './lead-history.tsx'
import { type LeadDetail as Detail, leadQuery, readersQuery } from './lead-queries.ts'
import { answeredIn, isLate, nameOf, stageOf } from './lead-words.ts'
import type { Clash } from './use-lead-change.ts'

/** What can be done with the open lead. */
export interface LeadDeeds {
  readonly assign: () => void
  readonly stage: () => void
  readonly move: () => void
  readonly call: () => void
  readonly reply: () => void
  readonly retry: (delivery: string) => void
  readonly settle: (clash: Clash, isMine: boolean) => void
}

export interface LeadDetailProps {
  readonly site: string
  readonly id: string
  /** "Lead 1 of 14"; undefined where it is not in the list. */
  readonly place: string | undefined
  readonly clashes: readonly Clash[]
  readonly deeds: LeadDeeds
  /** Why the person may not work it, or send a delivery again. */
  readonly refusals: { readonly work: string | undefined; readonly retry: string | undefined }
  readonly note: Ref<HTMLTextAreaElement>
  /** To the lead above or below in the list. */
  readonly onStep: (step: 1 | -1) => void
  readonly onClose: () => void
}

/** All of a lead: what is wanted, the person, deliveries and what happened. */
export function LeadDetail(props: LeadDetailProps) {
  const { site, id, place, onStep, onClose } = props
  const query = useQuery(leadQuery(site, id))
  return (
    <>
      <div className="lead-walk">
        <Button variant="ghost" size="sm" aria-label="Back to the list" onClick={onClose}>
          <Glyph icon={ArrowLeft} className="size-4" />
        </Button>
        <span className="text-ink-2">{place}</span>
        <Button variant="ghost" size="sm" aria-label="Lead above" onClick={() => onStep(-1)}>
          <Glyph icon={ChevronUp} className="size-4" />
        </Button>
        <Button variant="ghost" size="sm" aria-label="Lead below" onClick={() => onStep(1)}>
          <Glyph icon={ChevronDown} className="size-4" />
        </Button>
      </div>
      <Freshness query={query} />
      {query.isPending && (
        <p className="desk-section" role="status">
          Loading the lead…
        </p>
      )}
      {query.data && <Shown {...props} lead={query.data} />}
    </>
  )
}

function Shown(props: LeadDetailProps & { readonly lead: Detail }) {
  const { site, lead, clashes, deeds, refusals, note } = props
  return (
    <>
      <Head {...props} />
      {clashes.map((clash) => (
        <LeadClash key={clash.field} clash={clash} onSettle={deeds.settle} />
      ))}
      <Wants lead={lead} />
      <section className="desk-section">
        <h2>About this buyer</h2>
        <Facts facts={[...lead.person, ...lead.origin]} />
      </section>
      <section className="desk-section">
        <h2>Delivery</h2>
        <LeadDeliveries deliveries={lead.sent_to} refusal={refusals.retry} onRetry={deeds.retry} />
      </section>
      <LeadHistory site={site} lead={lead} refusal={refusals.work} note={note} />
    </>
  )
}

function Head({
  site,
  lead,
  deeds,
  refusals,
  onClose,
}: LeadDetailProps & { readonly lead: Detail }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const readers = useQuery(readersQuery(site, lead.id)).data ?? []
  const now = useNow()
  useEffect(() => heading.current?.focus(), [])
  const created = new Date(lead.created)
  return (
    <section className="desk-section lead-head">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="lead-name">
          {nameOf(lead)}
        </h2>
        {isLate(lead, now) && (
          <span className="lead-badge">
            <Age lead={lead} /> <span aria-hidden="true">, over target</span>
          </span>
        )}
        {lead.answered_within !== undefined && (
          <span className="text-ink-2">{answeredIn(lead.answered_within)}</span>
        )}
        <Button
          variant="ghost"
          size="sm"
          className="ms-auto max-[1100px]:hidden"
          aria-label="Close the lead"
          onClick={onClose}
        >
          <Glyph icon={X} className="size-4" />
        </Button>
      </div>
      <p className="text-ink-2">
        {[lead.name !== undefined && lead.about, lead.location?.name].filter(Boolean).join(' · ')} ·
        received{' '}
        <time dateTime={lead.created} title={momentOf(created)}>
          {whenOf(created, now)}
        </time>
      </p>
      {/* Announced once, when somebody comes or goes. */}
      <p role="status" className="lead-here">
        {readers.length > 0 && `${orAnd(readers)} ${readers.length === 1 ? 'is' : 'are'} here`}
      </p>
      <div className="lead-deeds">
        {lead.phone !== undefined && (
          <a
            className={buttonVariants({ size: 'sm' })}
            href={`tel:${lead.phone}`}
            onClick={deeds.call}
          >
            <Glyph icon={Phone} className="size-4" /> {lead.phone_shown ?? lead.phone}{' '}
            <Kbd aria-hidden="true">C</Kbd>
          </a>
        )}
        {lead.email !== undefined && (
          <GuardedButton variant="outline" size="sm" refusal={refusals.work} onClick={deeds.reply}>
            <Glyph icon={Mail} className="size-4" /> E-mail <Kbd aria-hidden="true">M</Kbd>
          </GuardedButton>
        )}
        <GuardedButton variant="outline" size="sm" refusal={refusals.work} onClick={deeds.assign}>
          {lead.owner ? lead.owner.name : 'Assign'} <Kbd aria-hidden="true">A</Kbd>
        </GuardedButton>
        <GuardedButton variant="outline" size="sm" refusal={refusals.work} onClick={deeds.stage}>
          Stage: {stageOf(lead)} <Kbd aria-hidden="true">E</Kbd>
        </GuardedButton>
        {lead.locations.length > 1 && (
          <GuardedButton variant="outline" size="sm" refusal={refusals.work} onClick={deeds.move}>
            <Glyph icon={MapPin} className="size-4" /> {lead.location?.name ?? 'No location'}{' '}
            <Kbd aria-hidden="true">O</Kbd>
          </GuardedButton>
        )}
      </div>
      {refusals.work !== undefined && <Notice className="mt-2 p-2">{refusals.work}</Notice>}
    </section>
  )
}

const orAnd = (names: readonly string[]): string =>
  new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(names)

const Wants = ({ lead: { car, wishes, message } }: { readonly lead: Detail }) => (
  <section className="desk-section">
    <h2>Wants</h2>
    {car && (
      <p>
        {car.href === undefined ? (
          <b>{car.name}</b>
        ) : (
          <a href={car.href} target="_blank" rel="noreferrer" className="lead-car">
            {car.name}
          </a>
        )}{' '}
        <span className="text-ink-2">{car.facts.join(' · ')}</span>
      </p>
    )}
    <Facts facts={wishes} />
    {message !== undefined && <blockquote className="lead-text">{message}</blockquote>}
    {!car && wishes.length === 0 && message === undefined && (
      <p className="text-ink-2">The buyer wrote nothing more.</p>
    )}
  </section>
)
