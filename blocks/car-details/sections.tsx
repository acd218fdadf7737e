import type { ReactNode } from 'react'
import type { Car } from '#domain/car/car.ts'
import { carPapers } from '#domain/car/car-papers.ts'
import { features } from '#domain/car/features.ts'
import { historyReport } from '#domain/car/history-report.ts'
import { keyInformation } from '#domain/car/key-information.ts'
import { noteOf } from '#domain/car/note.ts'
import { type SpecContext, type SpecRow, specRows } from '#domain/car/spec-rows.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { DEALER_COMMENTS_CHARACTERS, shortened } from '#domain/shortened-text.ts'
import { vehicleFacts } from '#parts/facts/vehicle-facts.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { cn } from '#ui/cn.ts'
import { GROUND } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { ViewOf } from '../define-block.ts'
import { MoreDisclosure } from './more-disclosure.tsx'
import type block from './schema.ts'

export interface SectionProps {
  readonly id: string
  readonly props: ViewOf<typeof block>['props']
  readonly car: Car
  readonly site: SiteView
  readonly page: PageView
}

interface TitledProps {
  /** Of the heading. */
  readonly id: string
  /** Of the section: an address may end with it. Spec 2.02. */
  readonly anchor?: string | undefined
  readonly title: string
  readonly ground?: string | undefined
  readonly children: ReactNode
}

export function Titled({ id, anchor, title, ground, children }: TitledProps) {
  return (
    <section id={anchor} aria-labelledby={id} className="details-section" {...{ [GROUND]: ground }}>
      <h2 id={id} className="details-title">
        {title}
      </h2>
      <div className="details-body">{children}</div>
    </section>
  )
}

/** Spec 2.45, 8.16, 9.09. */
export function Comments({ id, props: { commentsGround }, car, site }: SectionProps) {
  const { words } = site
  const ground = commentsGround === 'plain' ? undefined : commentsGround
  const { author } = noteOf(car) ?? {}
  const text = car.dealercomments
  const start = text && shortened(text, DEALER_COMMENTS_CHARACTERS)
  const prose = 'max-w-prose whitespace-pre-line'
  return (
    <Titled id={`${id}-comments`} title={words.dealerComments} ground={ground}>
      {start === undefined || start === '' ? (
        <p className={cn(prose, text === undefined && 'text-ink-2')}>
          {text ?? words.noDealerComments}
        </p>
      ) : (
        <div className="group/comments">
          <p
            className={cn(
              prose,
              'group-has-open/comments:hidden supports-[selector(::details-content)]:print:hidden',
            )}
          >
            {start}
          </p>
          <MoreDisclosure site={site} of={words.dealerComments}>
            <p className={prose}>{text}</p>
          </MoreDisclosure>
        </div>
      )}
      {author !== undefined && <p className="details-author">{author}</p>}
    </Titled>
  )
}

/** Spec 2.45, 9.09. */
export function Features({ id, car, site }: SectionProps) {
  const { shown, rest } = features(car)
  if (shown.length === 0) return null
  return (
    <Titled id={`${id}-features`} title={site.words.features}>
      <div>
        <FeatureList features={shown} />
        {rest.length > 0 && (
          <MoreDisclosure site={site} of={site.words.features}>
            <FeatureList features={rest} />
          </MoreDisclosure>
        )}
      </div>
    </Titled>
  )
}

function FeatureList({ features }: { readonly features: readonly string[] }) {
  return (
    <ul className="details-columns details-features">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2 py-1.5">
          <Icon name="check" size="sm" className="mt-1 text-good" />
          <span className="min-w-0">{feature}</span>
        </li>
      ))}
    </ul>
  )
}

/** Spec 2.45, 5.35, 5.37, 9.09. */
export function KeyInformation(props: SectionProps) {
  const { id, car, site } = props
  const { shown, rest } = keyInformation(car, contextOf(props), toldBefore(props))
  const links = props.props.sections.includes('summary') ? [] : reportLinks(props)
  if (shown.length === 0 && links.length === 0) return null
  return (
    <Titled id={`${id}-key-information`} anchor="key-information" title={site.words.keyInformation}>
      {shown.length > 0 && (
        <div>
          <Rows rows={shown} />
          {rest.length > 0 && (
            <MoreDisclosure site={site} of={site.words.keyInformation}>
              <Rows rows={rest} />
            </MoreDisclosure>
          )}
        </div>
      )}
      <ReportLinks links={links} />
    </Titled>
  )
}

/** The names of the facts between the pictures and the text of a car's page. */
const toldBefore = ({ car, site, page }: SectionProps): ReadonlySet<string> =>
  new Set(vehicleFacts(site.look.vehicle, car, site, page.now).map(({ key }) => key))

/** What the record holds as evidence: the dealer's tag, papers, history report, video. Spec 2.45, 5.34. */
export function Summary(props: SectionProps) {
  const { id, car, site } = props
  const rows = carPapers(car, contextOf(props), site.words.dealerSays)
  const links = reportLinks(props)
  if (rows.length === 0 && links.length === 0) return null
  const vehicle = site.words[car.item_type]
  const Vehicle = vehicle.charAt(0).toUpperCase() + vehicle.slice(1)
  return (
    <Titled id={`${id}-summary`} title={fillPlaceholders(site.words.carSummary, { Vehicle })}>
      {rows.length > 0 && <Rows rows={rows} />}
      <ReportLinks links={links} />
    </Titled>
  )
}

interface ReportLink {
  readonly icon: 'file' | 'camera'
  readonly href: string
  readonly text: string
}

function reportLinks({ car, site: { words } }: SectionProps): ReportLink[] {
  const report = historyReport(car)
  return [
    ...(report ? [{ icon: 'file', href: report, text: words.historyReport } as const] : []),
    ...(car.video ? [{ icon: 'camera', href: car.video, text: words.watchVideo } as const] : []),
  ]
}

const ReportLinks = ({ links }: { readonly links: readonly ReportLink[] }) =>
  links.map(({ icon, href, text }) => (
    <a
      key={icon}
      href={href}
      className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-brand-ink underline underline-offset-4"
    >
      <Icon name={icon} />
      {text}
    </a>
  ))

/** Spec 2.45, 5.35. */
export function Specifications(props: SectionProps) {
  const { id, site } = props
  return (
    <details className="details-all group/all">
      <summary className="flex min-h-14 items-center gap-2 hover:text-brand-ink">
        <h2 id={`${id}-specifications`} className="details-title flex-1">
          {site.words.allSpecifications}
        </h2>
        <Icon
          name="chevron-down"
          className="text-ink-2 transition-transform group-open/all:rotate-180"
        />
      </summary>
      <div className="pb-5">
        <Rows rows={specRows(props.car, contextOf(props))} />
      </div>
    </details>
  )
}

const contextOf = ({ site, page }: SectionProps): SpecContext => ({
  now: new Date(page.now),
  locale: site.locale,
  timeZone: site.timeZone,
})

function Rows({ rows }: { readonly rows: readonly SpecRow[] }) {
  return (
    <dl className="details-columns">
      {rows.map(({ key, label, value }) => (
        <div key={key} className="flex justify-between gap-4 border-b border-line py-2">
          <dt className="text-ink-2">{label}</dt>
          <dd className="min-w-0 text-end font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
