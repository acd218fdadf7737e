import type { Car } from '#domain/car/car.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatMoney } from '#domain/format.ts'
import { isPlaceOf } from '#domain/location/location-block.ts'
import { cn } from '#ui/cn.ts'
import { CarStrip } from '../car-strip/car-strip.tsx'
import { SlipFacts } from '../slip/slip.tsx'
import type { PageView, SiteView } from '../view-context.ts'

interface ReservedCarProps {
  readonly car: Car
  readonly site: SiteView
  readonly page: Pick<PageView, 'now'>
  /** Whole dollars, as the buyer sees or saw it. */
  readonly price: number
  readonly deposit: number
  /** What the deposit is called. */
  readonly depositName: string
  /** Only the car, for pages where nothing is paid. */
  readonly isPlain?: boolean
  /** It stands above a form: on phones it is short. */
  readonly isSlim?: boolean
  /** Below the figures. */
  readonly note?: string | undefined
}

/** The car, what it costs, what is paid now and what later. FLOWS 9. */
export function ReservedCar(props: ReservedCarProps) {
  const {
    car,
    site,
    page,
    price,
    deposit,
    depositName,
    isPlain = false,
    isSlim = false,
    note,
  } = props
  const { words, locale } = site
  const money = (dollars: number) => formatMoney(dollars, locale)
  return (
    <aside
      className={cn('reserved-car', isSlim && 'reserved-car-slim')}
      aria-label={words.checkoutYouReserve}
    >
      <CarStrip car={car} site={site} page={page} picture="large" />
      {!isPlain && (
        <SlipFacts
          facts={[
            [words.checkoutPrice, money(price)],
            [depositName, <b key="deposit">{money(deposit)}</b>],
            [leftName(car, site), money(price - deposit)],
          ]}
        />
      )}
      {note !== undefined && <p className="small-print">{note}</p>}
    </aside>
  )
}

/** Where the rest is paid, where the site says it. */
function leftName(car: Car, { locations, words }: SiteView): string {
  const place = locations.find((location) => isPlaceOf(car, location))
  return place ? fillPlaceholders(words.checkoutLeftAt, { place: place.name }) : words.checkoutLeft
}
