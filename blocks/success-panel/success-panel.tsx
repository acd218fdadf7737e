import { type NextContext, thanksOf, whatNext } from '#domain/enquiry/what-next.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { type FormatLocale, formatShortDay } from '#domain/format.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import { clockTime } from '#domain/location/hours-text.ts'
import { CarRow } from '#parts/car-row/car-row.tsx'
import { CarStrip } from '#parts/car-strip/car-strip.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { Button } from '#ui/button/button.tsx'
import { FORM_KIND, SENT } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { ViewOf } from '../define-block.ts'
import type { SuccessData } from './load.ts'
import type block from './schema.ts'
import fillSent from './success-panel.island.ts'

type View = ViewOf<typeof block, SuccessData>

/**
 * Thanks for a form: by its kind, with the car, what happens next and similar cars. It is kept and shared: the
 * name and the reference are filled in by the browser that sent the form. Spec 2.09, 4.20, D27.
 */
export default function SuccessPanel(view: View) {
  const { id, data, site, page } = view
  const { car, form, similar } = data
  return (
    <div className="success">
      <Scripted script={fillSent} name="sent" eager className="page-width py-section success-panel">
        <section
          aria-labelledby={`${id}-title`}
          className="success-said"
          {...{ [FORM_KIND]: form }}
        >
          {form === undefined ? <General {...view} /> : <Thanks {...view} />}
        </section>
        {car && (
          <CarStrip
            car={car}
            site={site}
            page={page}
            href={`/cars/${car.slug}`}
            className="success-car"
          />
        )}
      </Scripted>
      {similar && (
        <CarRow
          {...similar}
          site={site}
          page={page}
          id={`${id}-similar`}
          href={similar.searchHref}
          heading={site.words.sentLikeIt}
          linkText={site.words.sentShowAll}
        />
      )}
    </div>
  )
}

/** Nothing is known of a form: an address that was typed, or a page that was kept. */
function General({ id, site: { contact, words } }: View) {
  return (
    <>
      <h1 id={`${id}-title`}>{words.sentGeneral}</h1>
      <p>{words.sentGeneralText}</p>
      <p>{words.sentNotSure}</p>
      <div className="success-ways">
        <Button href="/search">{words.searchStock}</Button>
        <Call phone={contact.phone} label={words.callDealer} />
      </div>
    </>
  )
}

function Thanks({ id, data, site, page }: View) {
  const { at, car, form = 'enquiry', place } = data
  const { contact, forms, locale, timeZone, words } = site
  const context: NextContext = {
    locale,
    timeZone,
    words,
    now: new Date(page.now),
    isBooked: at !== undefined,
    hours: place?.contact_detail,
    answerWithinMinutes: forms.answerWithinMinutes,
  }
  const [before = '', after = ''] = words[thanksOf(form, at !== undefined).thanks].split('{name}')
  const phone =
    (car && carPhone(car, contact)?.phone) ?? place?.contact_detail.phone ?? contact.phone
  return (
    <>
      <h1 id={`${id}-title`}>
        {before}
        <span {...{ [SENT]: 'name' }} />
        {after}
      </h1>
      {at !== undefined && <p className="success-at">{appointment(at, locale, words.sentAt)}</p>}
      <p hidden {...{ [SENT]: 'reference' }}>
        {words.sentReference}: <b className="figures" />
      </p>
      <h2>{words.nextHeading}</h2>
      <ol className="success-next">
        {whatNext(form, context).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <div className="success-ways">
        {at !== undefined && place && (
          <Button variant="outline" href={calendarHref(at, place.slug, car?.id)}>
            {words.sentCalendar}
          </Button>
        )}
        {car && <Button href={`/cars/${car.slug}`}>{words.backToCar}</Button>}
        <Call phone={phone} label={words.callDealer} />
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
