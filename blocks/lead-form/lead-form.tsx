import { isSold } from '#domain/car/status.ts'
import { formOf } from '#domain/enquiry/form/form-of.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { FormPage } from '#parts/form-page/form-page.tsx'
import { Greeting } from '#parts/greeting/greeting.tsx'
import { hasPage } from '#parts/links/has-page.ts'
import { DealerPlace } from '#parts/place-picture/dealer-place.tsx'
import { Scripted } from '#parts/rendering.tsx'
import type { FormReturn } from '#parts/view-context.ts'
import { WhatNext } from '#parts/what-next/what-next.tsx'
import { WhoAnswers } from '#parts/what-next/who-answers.tsx'
import { cn } from '#ui/cn.ts'
import { VARIANT } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import type { ViewOf } from '../define-block.ts'
import { AskedAbout } from './asked-about.tsx'
import { FormBody } from './form-body.tsx'
import startForm from './lead-form.island.ts'
import type { LeadFormData } from './load.ts'
import type block from './schema.ts'
import { TradeInLine } from './trade-in-line.tsx'

type View = ViewOf<typeof block, LeadFormData>

/** As wide as the page. */
const PLACE_SIZES = '(min-width: 74rem) 74rem, 100vw'

/**
 * A form of a site, whole without script: it posts to the address of its page. What one person typed and what
 * was wrong with it come back in the answer to that POST alone. Spec 1.05, 4.19, 5.09-5.16.
 */
export default function LeadForm(view: View) {
  const { id, props, slots, data, site, page } = view
  const returned = page.form?.block === id ? page.form : undefined
  const { car, parameters, people = [] } = data
  // The times that are shown are those of one location.
  const location = data.location ?? data.offered?.location
  const { form, fields, categories, locations } = props
  const narrowed = { id, fields, categories, locations }
  const spec = formOf(form, site, narrowed, { car, location, parameters })
  // What it says of a valuation stands before it.
  const isFolded = props.folded && !data.valued
  // Steps are not folded under the pointer that reaches them.
  const eager = !isFolded || spec.steps.length > 1
  const body = (
    <Scripted script={startForm} name="form" eager={eager} className="lead-form-host">
      <FormBody
        id={id}
        spec={spec}
        car={car}
        returned={returned}
        site={site}
        page={page}
        data={data}
      />
    </Scripted>
  )
  const heading = titleOf(view, spec.title)
  const isSheet = car !== undefined && props.about === 'sheet'
  const hasThings = Boolean(car || data.valued)
  const place = hasThings ? undefined : props.place
  const isLine = props.next === 'line'
  const variant = props.variant ?? site.look.form
  const next = props.showNext && (
    <WhatNext
      id={id}
      form={form}
      itemType={car?.item_type}
      hours={data.hours}
      people={people}
      asLine={isLine}
      site={site}
      page={page}
    />
  )
  if (isFolded)
    return (
      <Folded id={id} variant={variant} heading={heading} returned={returned}>
        {body}
        {isLine && next}
      </Folded>
    )
  return (
    <FormPage
      labelledBy={`${id}-title`}
      variant={variant}
      className={cn('lead-form-page', isSheet && 'lead-form-sheeted')}
      isWalled
      // Without a car or a picture they stand on the wall beside it.
      hasLedger={hasThings || place !== undefined}
      isStaged={isSheet || place !== undefined}
      isTitle={props.level === 'h1'}
      head={<Head {...view} heading={heading} />}
      lead={car && isSold(car) ? soldText(view) : props.lead}
      greeting={
        props.greeting !== undefined &&
        !(car && isSold(car)) && <Greeting text={props.greeting} people={people} site={site} />
      }
      about={
        hasThings ? (
          <>
            {car && (
              <AskedAbout
                car={car}
                site={site}
                page={page}
                similar={data.similar}
                isSheet={isSheet}
              />
            )}
            {data.valued && <TradeInLine valued={data.valued} site={site} />}
          </>
        ) : (
          place && <DealerPlace place={place} site={site} sizes={PLACE_SIZES} eager />
        )
      }
      before={slots.before}
      next={!isLine && next}
      who={
        props.showNext && !isLine && people.length > 0 && <WhoAnswers people={people} site={site} />
      }
      beside={slots.beside}
    >
      {body}
      {isLine && next}
    </FormPage>
  )
}

function Head(view: View & { readonly heading: string }) {
  const { id, heading, props, data, site, page } = view
  const { car } = data
  const Heading = props.level
  const carPage = car && `/cars/${car.slug}`
  return (
    <>
      {car && carPage !== undefined && hasPage(page, carPage) && (
        <Link href={carPage} variant="quiet" className="lead-form-back">
          <Icon name="arrow-left" size="sm" />
          {fillPlaceholders(site.words.backToCar, { vehicle: site.words[car.item_type] })}
        </Link>
      )}
      <Heading id={`${id}-title`}>{heading}</Heading>
    </>
  )
}

/**
 * A sold car's form asks for a similar one, whatever the page calls it; the page of a location has its name.
 * Spec 2.14, 5.14, 8.18.
 */
function titleOf({ props, data: { car, location }, site: { words } }: View, title: string): string {
  if (props.form === 'enquiry' && car && isSold(car)) return words.findSimilar
  const named = props.level === 'h1' && props.form === 'contact' ? location?.name : undefined
  return props.heading ?? named ?? title
}

function soldText({ data: { car }, site: { words } }: View): string {
  const type = words[car?.item_type ?? 'car']
  const said = fillPlaceholders(words.soldNotice, { vehicleType: type })
  return `${said} ${fillPlaceholders(words.soldComfort, { type })}`
}

interface FoldedProps {
  readonly id: string
  readonly variant: VariantOf<'form'>
  readonly heading: string
  readonly returned: FormReturn | undefined
  readonly children: React.ReactNode
}

/** Behind its heading; open where it was sent and not taken. Spec 2.46. */
const Folded = ({ id, variant, heading, returned, children }: FoldedProps) => (
  <section aria-labelledby={`${id}-title`} className="page-width">
    <details className="lead-form-fold" open={returned !== undefined} {...{ [VARIANT]: variant }}>
      <summary>
        <h2 id={`${id}-title`}>{heading}</h2>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  </section>
)
