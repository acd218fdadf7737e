import type { CSSProperties, ReactNode } from 'react'
import type { Car } from '#domain/car/car.ts'
import { isSold } from '#domain/car/status.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { withParameter } from '#domain/link.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { canonicalPath } from '#domain/stock-query/pins.ts'
import { PhoneLink } from '#parts/phone/phone-link.tsx'
import { shownPrice } from '#parts/price/shown-price.ts'
import { repaymentOf } from '#parts/repayment/repayment.ts'
import { RepaymentText } from '#parts/repayment/repayment-line.tsx'
import { similarTo } from '#parts/search/similar-to.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import { GROUND } from '#ui/data-attributes.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { Price } from '#ui/price/price.tsx'
import { RepaymentTerms } from './repayment-terms.tsx'

export interface OfferProps {
  readonly id: string
  readonly car: Car
  readonly site: SiteView
  readonly now: string
  readonly variant: VariantOf<'vehicle'>
  readonly enquiryPage: string
  /** The blocks below the actions. */
  readonly children?: ReactNode
}

/** What the car costs and what the visitor can do about it, with the text that a rate requires. */
export function Offer({ children, ...props }: OfferProps) {
  const { car, site, now, variant } = props
  const price = shownPrice(car, site)
  const repayment = repaymentOf(car, site, now)
  return (
    <div className="vehicle-offer" {...{ [GROUND]: variant === 'bill' ? 'flood' : undefined }}>
      {isSold(car) && <SoldNotice {...props} />}
      <div className="vehicle-price">
        <Price {...price} size="l" style={lengthOf(price.text, site)} />
        {repayment && <RepaymentText repayment={repayment} className="vehicle-repayment" />}
      </div>
      <Actions {...props} hasRepayment={repayment !== undefined} />
      {children}
      {repayment && <RepaymentTerms {...{ repayment, car, site, now }} />}
    </div>
  )
}

/** Spec 8.17, 8.18: the way to similar cars is the only solid button of a sold one. */
function SoldNotice({ car, site: { words } }: OfferProps) {
  const type = words[car.item_type]
  return (
    <Notice tone="warning" className="vehicle-sold">
      <p className="font-semibold">{fillPlaceholders(words.soldNotice, { vehicleType: type })}</p>
      <p>{fillPlaceholders(words.soldComfort, { type })}</p>
      <Button href={canonicalPath(similarTo(car))} className="mt-2">
        {words.findSimilar}
      </Button>
    </Notice>
  )
}

/** Only actions whose pages exist: enquire, call, apply for finance. Spec 2.46, 2.47, 4.15. */
function Actions(props: OfferProps & { readonly hasRepayment: boolean }) {
  const { car, site, enquiryPage, hasRepayment } = props
  const { words, contact, finance } = site
  const phone = carPhone(car, contact)?.phone
  const withCar = (path: string) => withParameter(path, 'car_id', car.id)
  if (isSold(car) && phone === undefined) return null
  return (
    <div className="vehicle-actions">
      {/* On paper, where there are no buttons. */}
      {phone !== undefined && !site.flags.revealPhone && (
        <p className="hidden print:block">
          {words.callDealer}: {phone}
        </p>
      )}
      {!isSold(car) && <Button href={withCar(enquiryPage)}>{words.enquireNow}</Button>}
      {phone !== undefined && <PhoneLink phone={phone} site={site} carId={car.id} />}
      {hasRepayment && finance && (
        <Button variant="outline" href={withCar(finance.page)}>
          {words.getFinance}
        </Button>
      )}
    </div>
  )
}

/** Digits of a narrow face are about this wide, as a share of those of others. */
const NARROW = 0.8

/** About how many digits wide a price is, by which a variant sets it as large as its panel allows. */
function lengthOf(
  text: string,
  { theme: { fonts } }: SiteView,
): CSSProperties & Record<'--length', number> {
  const digits = text.length - (text.match(/[,.'\s]/g) ?? []).length / 2
  const isNarrow = (fonts.figure ?? fonts.display) === 'archivo-poster'
  return { '--length': isNarrow ? digits * NARROW : digits }
}
