import { carName } from '#domain/car/name.ts'
import { favouriteButton } from '#domain/car/save-buttons.ts'
import { isSold } from '#domain/car/status.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import { factIcon } from '#parts/facts/fact-icon.ts'
import { shownFacts } from '#parts/facts/shown-facts.ts'
import { FavouriteButton } from '#parts/favourite-button/favourite-button.tsx'
import { PhoneLink } from '#parts/phone/phone-link.tsx'
import { shownPrice } from '#parts/price/shown-price.ts'
import { Tag } from '#parts/tag/tag.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Price } from '#ui/price/price.tsx'
import type { ViewOf } from '../define-block.ts'
import { LocationSection } from './location-section.tsx'
import type block from './schema.ts'
import {
  Comments,
  Features,
  KeyInformation,
  type SectionProps,
  Specifications,
} from './sections.tsx'
import { SoldNotice } from './sold-notice.tsx'

const sections = {
  comments: Comments,
  features: Features,
  key: KeyInformation,
  specifications: Specifications,
  location: LocationSection,
}

/** The name, price, facts and description of one car. Spec 2.44, 2.45. */
export default function CarDetails({ id, props, car, site, page }: ViewOf<typeof block>) {
  const section: SectionProps = { id, car, site, now: page.now }
  return (
    <div className="grid gap-6">
      <Head {...section} />
      {props.sections.map((name) => {
        const Section = sections[name]
        return <Section key={name} {...section} />
      })}
    </div>
  )
}

function Head({ car, site, now }: SectionProps) {
  const variant = [car.badge, car.series].filter((part) => part !== undefined).join(' ')
  const facts = shownFacts(car, site, now)
  const phone = carPhone(car, site.contact)?.phone
  return (
    <div className="grid gap-4">
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-2">
          <Tag car={car} site={site} now={now} />
          <h1 className="text-4xl">{carName(car)}</h1>
          {variant && <p className="text-lg text-ink-2">{variant}</p>}
        </div>
        {favouriteButton(car, site.flags).eligible && (
          <FavouriteButton id={car.id} label={`Save ${carName(car)}`} />
        )}
      </div>
      <Price {...shownPrice(car, site)} size="l" />
      {isSold(car) ? (
        <SoldNotice car={car} site={site} />
      ) : (
        // On narrow screens, where sidebar-propositions is far below.
        phone !== undefined && (
          <PhoneLink phone={phone} site={site} carId={car.id} className="w-full lg:hidden" />
        )
      )}
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-4">
        {facts.map(({ key, label, value }) => (
          <div key={key} className="relative bg-surface py-3 ps-9 pe-2 xs:ps-12 xs:pe-3">
            <dt className="text-xs text-ink-2">
              <Icon
                name={factIcon(key)}
                className="absolute inset-s-2 top-5 text-brand-ink xs:inset-s-4"
              />
              {label}
            </dt>
            <dd className="figures leading-snug font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
