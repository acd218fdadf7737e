import type { CSSProperties, ReactNode } from 'react'
import type { Car } from '#domain/car/car.ts'
import { isSold } from '#domain/car/status.ts'
import { withParameter } from '#domain/link.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { BrochureLink } from '#parts/brochure-link/brochure-link.tsx'
import { ChatLink } from '#parts/chat-link/chat-link.tsx'
import { driveButton, enquiryPathOf, financePath } from '#parts/links/enquiry-path.ts'
import { hasPage } from '#parts/links/has-page.ts'
import { PhoneLink } from '#parts/phone/phone-link.tsx'
import { shownPrice } from '#parts/price/shown-price.ts'
import { Decided } from '#parts/rendering.tsx'
import { warningId } from '#parts/repayment/finance-warning.tsx'
import { repaymentOf } from '#parts/repayment/repayment.ts'
import { RepaymentText } from '#parts/repayment/repayment-line.tsx'
import { ShareLinks } from '#parts/share-links/share-links.tsx'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import { GROUND } from '#ui/data-attributes.ts'
import { Link } from '#ui/link/link.tsx'
import { Price } from '#ui/price/price.tsx'
import { MarketBadge } from './market-badge.tsx'
import { RepaymentTerms } from './repayment-terms.tsx'
import { AwaitedNotice, SoldNotice } from './state-notice.tsx'

export interface OfferProps {
  readonly id: string
  readonly car: Car
  readonly site: SiteView
  readonly page: PageView
  readonly variant: VariantOf<'vehicle'>
  readonly enquiryPage: string | undefined
  /** The blocks below the actions. */
  readonly children?: ReactNode
}

/** What the car costs and what the visitor can do about it, with the text that a rate requires. */
export function Offer({ children, ...props }: OfferProps) {
  const { id, car, site, page, variant } = props
  const { now } = page
  const warning = warningId(id)
  const price = shownPrice(car, site)
  const repayment = repaymentOf(car, site, now)
  const planner = financePath(car, site)
  return (
    <div className="vehicle-offer" {...{ [GROUND]: variant === 'bill' ? 'flood' : undefined }}>
      {isSold(car) && <SoldNotice car={car} site={site} />}
      <div className="vehicle-price">
        <Decided thing="price" car={car}>
          <Price {...price} size="l" style={lengthOf(price.text, site)} />
        </Decided>
        <MarketBadge car={car} site={site} />
        <Decided thing="repayment" car={car}>
          {repayment && (
            <RepaymentText repayment={repayment} warning={warning} className="vehicle-repayment" />
          )}
        </Decided>
        {repayment && planner && (
          <Link href={planner} className="vehicle-repayment">
            {site.words.plannerLink}
          </Link>
        )}
      </div>
      <Actions {...props} hasRepayment={repayment !== undefined} />
      <AwaitedNotice car={car} site={site} />
      <BrochureLink car={car} site={site} />
      <ShareLinks car={car} site={site} />
      {children}
      {repayment && (
        <RepaymentTerms id={warning} repayment={repayment} car={car} site={site} now={now} />
      )}
    </div>
  )
}

/** Enquire, drive, call, chat, ask for finance: each only if the site has it. Spec 1.05, 1.09, 2.46, 2.47, 4.15. */
function Actions(props: OfferProps & { readonly hasRepayment: boolean }) {
  const { car, site, page, enquiryPage, hasRepayment } = props
  const { words, contact, finance } = site
  const phone = carPhone(car, contact)?.phone
  const enquiry = isSold(car) ? undefined : enquiryPathOf(car, site, page, enquiryPage)
  const testDrive = driveButton(car, site)
  if (isSold(car) && phone === undefined) return null
  return (
    <div className="vehicle-actions">
      {/* On paper, where there are no buttons. */}
      {phone !== undefined && !site.flags.revealPhone && (
        <p className="hidden print:block">
          {words.callDealer}: {phone}
        </p>
      )}
      {enquiry && <Button href={enquiry}>{words.enquiryButton}</Button>}
      <Decided thing="testDrive" car={car}>
        {testDrive && (
          <Button variant="outline" href={testDrive}>
            {car.item_type === 'caravan' ? words.viewing : words.testDrive}
          </Button>
        )}
      </Decided>
      {phone !== undefined && <PhoneLink phone={phone} site={site} car={car} />}
      <ChatLink site={site} />
      {hasRepayment && finance && hasPage(page, finance.page) && (
        <Button variant="outline" href={withParameter(finance.page, 'car_id', car.id)}>
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
