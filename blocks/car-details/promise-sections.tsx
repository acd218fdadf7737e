import type { Car } from '#domain/car/car.ts'
import { isSold } from '#domain/car/status.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { countryName } from '#domain/location/place-name.ts'
import { moneyBackTerms } from '#domain/reservation/money-back.ts'
import { reservationValues } from '#domain/reservation/reservation-terms.ts'
import { type Promised, promised } from '#domain/site/propositions.ts'
import { isValuedOnline } from '#domain/trade-in/valued-online.ts'
import { buyButton, reserveButton } from '#parts/links/enquiry-path.ts'
import { hasPage } from '#parts/links/has-page.ts'
import { PayWays } from '#parts/pay-ways/pay-ways.tsx'
import { Decided } from '#parts/rendering.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { type SectionProps, Titled } from './sections.tsx'

interface About {
  readonly carTypes?: readonly Car['car_type'][] | undefined
  readonly itemTypes?: readonly Car['item_type'][] | undefined
}

/** Whether a statement is about this car. */
const isAbout =
  ({ car_type, item_type }: Car) =>
  ({ carTypes, itemTypes }: About): boolean =>
    (carTypes?.includes(car_type) ?? true) && (itemTypes?.includes(item_type) ?? true)

/** What the dealer says comes with a car; nothing of a sold one. Spec 2.45. */
export function Included({ id, props, car, site }: SectionProps) {
  const items = props.included.filter(isAbout(car))
  if (items.length === 0 || isSold(car)) return null
  return (
    <Titled id={`${id}-included`} title={site.words.whatsIncluded}>
      <ul className="details-columns">
        {items.map(({ text }) => (
          <li key={text} className="flex gap-2 py-1.5">
            <Icon name="check" size="sm" className="mt-1 text-good" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </Titled>
  )
}

/** The dealer's own reasons and those promises that it makes. Spec 2.45, 9.30. */
export function WhyBuy(section: SectionProps) {
  const { id, props, car, site } = section
  const own = props.why.filter(isAbout(car))
  const items = [...own, ...promisesIn('why', section)]
  if (items.length === 0 || isSold(car)) return null
  return (
    <Titled id={`${id}-why`} title={site.words.whyBuyFromUs}>
      <Statements {...section} items={items} />
    </Titled>
  )
}

/** Warranties, plans and ways back that the dealer offers for the car. Spec 2.45, 5.40, 9.30. */
export function Protection(section: SectionProps) {
  const { id, props, car, site } = section
  const own = props.protection.filter(isAbout(car))
  const given = props.moneyBack ? moneyBackTerms(car.car_type, site) : undefined
  const terms = given ? [given] : []
  const items = [...own, ...promisesIn('protect', section), ...terms]
  if (items.length === 0 || isSold(car)) return null
  return (
    <Titled id={`${id}-protect`} title={site.words.protectYourCar}>
      <Statements {...section} items={items} />
    </Titled>
  )
}

/** What a deposit does for this car, and the way to pay it. Spec 2.45, 4.32, 9.19. */
export function ReserveOnline({ id, car, site }: SectionProps) {
  const button = reserveButton(car, site)
  if (!button) return null
  const buy = buyButton(car, site)
  const { words, name, locale, constants } = site
  const of = { name, words, locale, itemType: car.item_type, deposit: constants.reserveDeposit }
  return (
    <Titled id={`${id}-reserve`} title={words.reserveOnline}>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[40em]">
          {fillPlaceholders(words.reserveOnlineText, reservationValues(of))}
        </p>
        <Decided thing="reserve" car={car}>
          <Button href={button.href}>{button.text}</Button>
        </Decided>
        {buy && (
          <Button href={buy.href} variant="outline">
            {buy.text}
          </Button>
        )}
        <PayWays words={words} />
      </div>
    </Titled>
  )
}

interface Statement {
  readonly title: string
  readonly text?: string | undefined
  readonly href?: string
  readonly link?: SectionProps['props']['why'][number]['link']
}

function Statements({ items, page }: SectionProps & { readonly items: readonly Statement[] }) {
  return (
    <ul className="details-columns details-statements">
      {items.map(({ title, text, href, link }) => (
        <li key={title}>
          <h3>{href === undefined ? title : <Link href={href}>{title}</Link>}</h3>
          {text !== undefined && <p className="text-ink-2">{text}</p>}
          {link && hasPage(page, link.href) && <Link href={link.href}>{link.label}</Link>}
        </li>
      ))}
    </ul>
  )
}

function promisesIn(
  section: Promised['section'],
  { props, car, site, page }: SectionProps,
): Promised[] {
  const { flags, finance } = site
  const answered = (path: string | undefined) =>
    path !== undefined && hasPage(page, path) ? path : undefined
  return promised(props.promises, {
    carType: car.car_type,
    flags,
    country: countryName(site.locale),
    pages: {
      checkout: reserveButton(car, site)?.href,
      tradeIn: isValuedOnline(site) ? answered('/cars/trade-in') : undefined,
      finance: answered(finance?.page),
    },
  }).filter((promise) => promise.section === section)
}
