import type { FormKind } from '#domain/enquiry/form/kinds/form-kinds.ts'
import { thanksOf } from '#domain/enquiry/what-next.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { type FormatLocale, formatShortDay } from '#domain/format.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import { clockTime } from '#domain/location/hours-text.ts'
import { thingsOf } from '#domain/stock-query/counted.ts'
import { CarRow } from '#parts/car-row/car-row.tsx'
import { FormPage } from '#parts/form-page/form-page.tsx'
import { Greeting } from '#parts/greeting/greeting.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { WhatNext } from '#parts/what-next/what-next.tsx'
import { WhoAnswers } from '#parts/what-next/who-answers.tsx'
import { SENT_LEAD_KEY } from '#state/sent-lead.ts'
import { Button } from '#ui/button/button.tsx'
import { FORM_KIND, SENT } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { ViewOf } from '../define-block.ts'
import type { SuccessData } from './load.ts'
import type block from './schema.ts'
import { SentCar } from './sent-car.tsx'
import { SentPlace } from './sent-place.tsx'
import { SentSlip } from './sent-slip.tsx'
import fillSent from './success-panel.island.ts'

type View = ViewOf<typeof block, SuccessData>

/**
 * Thanks for a form: by its kind, with the car, what happens next, who answers and similar cars. It is kept and
 * shared: the name and the reference are filled in by the browser that sent the form. Spec 2.09, 4.20, D27.
 */
export default function SuccessPanel(view: View) {
  const { id, props, slots, data, site, page } = view
  const { car, form, people = [], place, row } = data
  const { words } = site
  const { greeting, next, slip } = props
  const pictured = props.place ? place : undefined
  const isPictured = (car ?? pictured) !== undefined
  return (
    <div className="success">
      <Scripted script={fillSent} name="sent" stored={SENT_LEAD_KEY} className="success-host">
        <FormPage
          labelledBy={`${id}-title`}
          variant={props.variant ?? site.look.form}
          className="success-page"
          isStaged={isPictured}
          isWalled={isPictured}
          isTitle
          head={
            form === undefined ? (
              <h1 id={`${id}-title`}>{words.sentGeneral}</h1>
            ) : (
              <Head {...view} form={form} />
            )
          }
          lead={form === undefined ? words.sentGeneralText : undefined}
          about={
            car ? (
              <SentCar car={car} site={site} page={page} />
            ) : (
              pictured && <SentPlace place={pictured} site={site} />
            )
          }
          before={slots.before}
          who={
            next === 'steps' &&
            !(slip && form !== undefined) &&
            people.length > 0 && <WhoAnswers people={people} site={site} />
          }
          beside={slots.beside}
        >
          <div className="success-said" {...{ [FORM_KIND]: form }}>
            {form === undefined ? (
              <General {...view} />
            ) : (
              <>
                {greeting !== undefined && <Greeting text={greeting} people={people} site={site} />}
                <Said {...view} form={form} />
              </>
            )}
          </div>
        </FormPage>
      </Scripted>
      {row && (
        <CarRow
          {...row}
          site={site}
          page={page}
          id={`${id}-similar`}
          asLines={props.cars === 'lines'}
          {...(car && { heading: words.sentLikeIt })}
        />
      )}
    </div>
  )
}

/** Nothing is known of a form: an address that was typed, or a page that was kept. */
const General = ({ id, props, slots, data: { hours, people }, site, page }: View) => (
  <>
    <WhatNext
      id={id}
      form="contact"
      hours={hours}
      people={people}
      asLine={props.next === 'line'}
      site={site}
      page={page}
    />
    <div className="success-ways">
      <Button href="/search">{site.words.searchStock}</Button>
      {!slots.before && <Call phone={site.contact.phone} label={site.words.callDealer} />}
    </div>
  </>
)

type ThanksProps = View & { readonly form: FormKind }

function Head({ id, props, data: { at, car }, form, site: { locale, words } }: ThanksProps) {
  const { thanks } = thanksOf(form, { isBooked: at !== undefined, itemType: car?.item_type })
  const [before = '', after = ''] = words[thanks].split('{name}')
  // Each sentence stays on one line, the thanks with the name, where it fits.
  const [, mark, rest] = /^(\S*)(.*)$/s.exec(after) ?? []
  return (
    <>
      <p className="success-mark">
        <Icon name="check" />
        {words.sentReceived}
      </p>
      <h1 id={`${id}-title`}>
        <span className="inline-block">
          {before}
          <span {...{ [SENT]: 'name' }} />
          {mark}
        </span>{' '}
        <span className="inline-block">{rest?.trim()}</span>
      </h1>
      {at !== undefined && <p className="success-at">{appointment(at, locale, words.sentAt)}</p>}
      {!props.slip && (
        <p hidden className="success-reference" {...{ [SENT]: 'reference' }}>
          {words.sentReference}: <b className="figures" />
        </p>
      )}
    </>
  )
}

function Said({ id, props, slots, data, form, site, page }: ThanksProps) {
  const { at, car, hours, place, people = [], row } = data
  const { contact, words } = site
  const isLine = props.next === 'line'
  const phone =
    (car && carPhone(car, contact)?.phone) ?? place?.contact_detail.phone ?? contact.phone
  const isInSlip = props.slip && isLine
  const next = (
    <WhatNext
      id={id}
      form={form}
      hours={hours}
      people={people}
      isBooked={at !== undefined}
      itemType={car?.item_type}
      asLine={isLine}
      site={site}
      page={page}
    />
  )
  return (
    <>
      {!isInSlip && next}
      {props.slip && (
        <SentSlip
          form={form}
          car={car}
          place={place}
          people={people}
          // Ruled lines have no room for one.
          hasFaces={(props.variant ?? site.look.form) !== 'rail'}
          site={site}
        >
          {isInSlip && next}
        </SentSlip>
      )}
      <div className="success-ways">
        {at !== undefined && place && (
          <Button variant="outline" href={calendarHref(at, place.slug, car?.id)}>
            {words.sentCalendar}
          </Button>
        )}
        {car && row ? (
          <Button href={row.searchHref}>
            {fillPlaceholders(words.sentSimilar, { vehicles: thingsOf(car.item_type, words) })}
          </Button>
        ) : (
          <Button href="/search">{words.searchStock}</Button>
        )}
        {!slots.before && !slots.beside && <Call phone={phone} label={words.callDealer} />}
        {car && (
          <Link href={`/cars/${car.slug}`} className="success-back">
            {fillPlaceholders(words.backToCar, { vehicle: words[car.item_type] })}
          </Link>
        )}
      </div>
    </>
  )
}

/** `Thu 26 Nov at 10.30am`. */
function appointment(at: string, locale: FormatLocale, said: string): string {
  const [day = '', time = ''] = at.split('T')
  const when = { day: formatShortDay(day, locale), time: clockTime(time, locale) }
  return fillPlaceholders(said, when)
}

/** A file for a calendar. Spec 7.07. */
const calendarHref = (at: string, dealership: string, car_id: string | undefined): string =>
  `/api/appointments/calendar?${new URLSearchParams({ dealership, at, ...(car_id && { car_id }) })}`

interface CallProps {
  readonly phone: string
  readonly label: string
}

const Call = ({ label, phone }: CallProps) => (
  <Button variant="outline" href={telHref(phone)} className="figures">
    <Icon name="phone" />
    {phone}
    <span className="sr-only">: {label}</span>
  </Button>
)
