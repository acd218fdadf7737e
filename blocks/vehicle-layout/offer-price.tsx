import type { CSSProperties } from 'react'
import type { Car } from '#domain/car/car.ts'
import { shownPrice } from '#parts/price/shown-price.ts'
import type { SiteView } from '#parts/view-context.ts'
import { STATE } from '#ui/data-attributes.ts'

interface OfferPriceProps {
  readonly car: Car
  readonly site: SiteView
}

/** A currency sign before an amount, which a look may set smaller and higher. */
const CURRENCY = /^(\p{L}*\p{Sc})(?=\d)/u

/** A car's price in the largest size, with what it includes and what it was. Spec 4.05-4.10. */
export function OfferPrice({ car, site }: OfferPriceProps) {
  const { text, was, note, isText } = shownPrice(car, site)
  const currency = CURRENCY.exec(text)?.[0] ?? ''
  const state = isText ? 'none' : was === undefined ? undefined : 'reduced'
  const length: CSSProperties & Record<'--length', number> = { '--length': text.length }
  return (
    <p className="price" {...{ [STATE]: state }}>
      <span className="price-amount" style={length}>
        {currency && <span className="price-currency">{currency}</span>}
        {text.slice(currency.length)}
      </span>
      {note !== undefined && <span className="price-type">{note}</span>}
      {was !== undefined && <s className="price-was">{was}</s>}
    </p>
  )
}
