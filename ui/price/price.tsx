import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { SIZE, STATE } from '../data-attributes.ts'

export type PriceProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** The formatted price, or the text shown fallback. */
  text: string
  /** The price before a reduction, and the words around it: "Was " before "$24,990". */
  was?: { before: string; price: string; after: string } | undefined
  /** What the price includes, such as "Drive Away". */
  note?: string | undefined
  /** `text` is not a price, so it is set smaller. */
  isText?: boolean | undefined
  /** `l` for the price that a page is about. */
  size?: 'l' | undefined
}

/** A currency sign before an amount. */
const CURRENCY = /^\p{L}*\p{Sc}(?=\d)/u

/** A price with what it includes and the price before a reduction. Spec 4.05-4.10. */
export function Price({ text, was, note, isText, size, className, ...rest }: PriceProps) {
  const state = isText ? 'none' : was && 'reduced'
  // A dealer's currency sign may be smaller than the figures, and raised.
  const [currency = ''] = CURRENCY.exec(text) ?? []
  return (
    <p
      className={cn('price', className)}
      {...{ [SIZE]: size, [STATE]: state }}
      {...rest}
      data-slot="price"
    >
      <span className="price-amount">
        {currency && <span className="price-currency">{currency}</span>}
        {text.slice(currency.length)}
      </span>
      {note && <span className="price-type">{note}</span>}
      {was && (
        <s className="price-was">
          {was.before && <span>{was.before}</span>}
          {was.price}
          {was.after && <span>{was.after}</span>}
        </s>
      )}
    </p>
  )
}
