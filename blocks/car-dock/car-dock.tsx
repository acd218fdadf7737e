import { isSold } from '#domain/car/status.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import { enquiryPathOf } from '#parts/links/enquiry-path.ts'
import { shownPrice } from '#parts/price/shown-price.ts'
import { Decided } from '#parts/rendering.tsx'
import { similarPath } from '#parts/search/similar-to.ts'
import { Button } from '#ui/button/button.tsx'
import { CAR, VARIANT } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

type View = ViewOf<typeof block>

/** Price and next step of a car, on phones always in view. Spec 2.44, 8.18. */
export default function CarDock(view: View) {
  const { props, car, site } = view
  return (
    <aside
      className="dock"
      {...{ [VARIANT]: props.variant ?? site.look.dock }}
      aria-label="Next step"
    >
      {isSold(car) ? (
        <Button href={similarPath(car)}>{site.words.findSimilar}</Button>
      ) : (
        <ForSale {...view} />
      )}
    </aside>
  )
}

function ForSale({ props, car, site, page }: View) {
  const { words, flags, contact } = site
  const { text, note } = shownPrice(car, site)
  const phone = carPhone(car, contact)?.phone
  const enquiry = enquiryPathOf(car, site, page, props.enquiryPage)
  return (
    <>
      <Decided thing="price" car={car}>
        <p className="dock-price">
          <b className="dock-amount">{text}</b> {note !== undefined && <small>{note}</small>}
        </p>
      </Decided>
      {enquiry && <Button href={enquiry}>{words.enquiryButton}</Button>}
      {/* A hidden number is revealed in the page, where there is room for it. */}
      {phone !== undefined && !flags.revealPhone && (
        <Button variant="outline" size="icon" href={telHref(phone)} {...{ [CAR]: car.id }}>
          <Icon name="phone" label={words.callDealer} />
        </Button>
      )}
    </>
  )
}
