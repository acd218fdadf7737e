import { isSold } from '#domain/car/status.ts'
import { canonicalPath } from '#domain/stock-query/pins.ts'
import { searchTitle } from '#domain/stock-query/title.ts'
import { belowId } from '#parts/below-id.ts'
import { CarName } from '#parts/car-name/car-name.tsx'
import { CompareTick } from '#parts/compare-tick/compare-tick.tsx'
import { factIcon } from '#parts/facts/fact-icon.ts'
import { vehicleFacts } from '#parts/facts/vehicle-facts.ts'
import { FavouriteButton } from '#parts/favourite-button/favourite-button.tsx'
import { similarTo } from '#parts/search/similar-to.ts'
import { Tag } from '#parts/tag/tag.tsx'
import { STATE, VARIANT } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { ViewOf } from '../define-block.ts'
import { Offer } from './offer.tsx'
import type block from './schema.ts'

type View = ViewOf<typeof block>

/**
 * The page of one car: where it is in the stock, its name, pictures, offer, facts and text, in this
 * order; the variant's stylesheet only places them. Spec 2.43-2.46.
 */
export default function VehicleLayout(view: View) {
  const { id, props, slots, car, site } = view
  const variant = props.variant ?? site.look.vehicle
  return (
    <article
      className="vehicle"
      {...{ [VARIANT]: variant, [STATE]: isSold(car) ? 'sold' : undefined }}
      aria-labelledby={`${id}-name`}
    >
      <Trail {...view} />
      <Name {...view} />
      <div className="vehicle-gallery">{slots.gallery}</div>
      <Offer
        id={id}
        car={car}
        site={site}
        page={view.page}
        variant={variant}
        enquiryPage={props.enquiryPage}
      >
        {slots.offer}
      </Offer>
      <Facts {...view} />
      <div id={belowId(id)} className="vehicle-text">
        {slots.text}
      </div>
    </article>
  )
}

/** Where the car is in the stock, with the number that the dealer asks for. */
function Trail({ car, site }: View) {
  const search = similarTo(car)
  return (
    <p className="vehicle-trail">
      <a href={canonicalPath(search)}>{searchTitle(search, site.words.cars, site.locale)}</a>
      {car.stocknum !== undefined && <span>Stock number {car.stocknum}</span>}
    </p>
  )
}

function Name({ id, car, site, page }: View) {
  const version = [car.badge, car.series].filter((part) => part !== undefined).join(' ')
  return (
    <div className="vehicle-name">
      <Tag car={car} site={site} now={page.now} className="vehicle-tag" />
      <h1 id={`${id}-name`} className="vehicle-title">
        <CarName car={car} />
      </h1>
      {version && <p className="vehicle-version">{version}</p>}
      <FavouriteButton car={car} site={site} className="vehicle-save print:hidden" />
      <CompareTick car={car} site={site} className="vehicle-compare" />
    </div>
  )
}

function Facts({ props, car, site, page }: View) {
  const facts = vehicleFacts(props.variant ?? site.look.vehicle, car, site, page.now)
  if (facts.length === 0) return null
  return (
    <dl className="vehicle-facts">
      {facts.map(({ key, label, value, unit }) => (
        <div key={key} className="vehicle-fact">
          <dt>
            <Icon name={factIcon(key)} className="vehicle-fact-icon" />
            {label}
          </dt>
          <dd>
            {value}
            {unit !== undefined && <small> {unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
