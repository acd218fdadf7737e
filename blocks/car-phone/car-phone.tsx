import { carName } from '#domain/car/name.ts'
import { isSold } from '#domain/car/status.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import { isPlaceOf } from '#domain/location/location-block.ts'
import { openingText } from '#domain/location/opening-text.ts'
import { OpeningHours } from '#parts/opening-hours/opening-hours.tsx'
import { mainPicture } from '#parts/pictures/car-pictures.ts'
import { cardWidths } from '#parts/pictures/picture-widths.ts'
import { shownPrice } from '#parts/price/shown-price.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import { CAR, REVEALS } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import { Stage } from '#ui/stage/stage.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

type View = ViewOf<typeof block>

/**
 * The number of a car, by D16's order, and when somebody answers it. A form on the car's page leads here
 * where there is no script. A car without a number has the dealer's own. Spec 4.15, 7.06.
 */
export default function CarPhone({ id, car, site, page }: View) {
  const { words, look, contact } = site
  const phone = carPhone(car, contact)?.phone ?? contact.phone
  const location = site.locations.find((place) => place.visible && isPlaceOf(car, place))
  const opening =
    location && openingText(location.contact_detail, { ...site, now: new Date(page.now) })
  const answering = location ?? site.locations.find(({ primary, visible }) => primary && visible)
  const { text, note } = shownPrice(car, site)
  const vehicleType = words[car.item_type]
  return (
    <section aria-labelledby={`${id}-title`} className="page-width py-section car-phone">
      <div className="car-phone-call" {...countedCall(site)}>
        <h1 id={`${id}-title`}>{fillPlaceholders(words.callAbout, { vehicleType })}</h1>
        <Button href={telHref(phone)} className="figures" {...{ [CAR]: car.id }}>
          <Icon name="phone" />
          {phone}
          <span className="sr-only">: {words.callDealer}</span>
        </Button>
        {opening !== undefined && <p className="font-semibold">{opening}</p>}
        {answering && (
          <>
            <h2>{answering.name}</h2>
            <OpeningHours
              site={site}
              page={page}
              hours={answering.contact_detail}
              className="car-phone-hours"
              ordinary=""
            />
          </>
        )}
      </div>
      <div className="car-phone-car">
        <Stage
          picture={{ ...mainPicture(car, look.scene), alt: '' }}
          sizes="(min-width:62rem) 55vw,92vw"
          widths={cardWidths}
          eager
          sold={isSold(car)}
          length={undefined}
        />
        <p className="car-phone-name">{carName(car)}</p>
        <p>
          <b className="figures">{text}</b> {note !== undefined && <small>{note}</small>}
        </p>
        <Link href={`/cars/${car.slug}`}>
          {fillPlaceholders(words.backToCar, { vehicle: words[car.item_type] })}
        </Link>
      </div>
    </section>
  )
}

/**
 * The call was counted when the number was asked for, except where the site asks visitors first: there it
 * counts once they agreed. Spec 7.25.
 */
const countedCall = ({ tracking }: SiteView): object =>
  tracking.consent === 'ask' ? {} : { [REVEALS]: '' }
