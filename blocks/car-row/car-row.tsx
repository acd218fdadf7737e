import { CarRow, type CarRowData } from '#parts/car-row/car-row.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** A few cars of the stock. Spec 2.33, 7.04. */
export default function CarRowBlock(view: ViewOf<typeof block, CarRowData>) {
  const { id, props, data, site, page } = view
  const { heading, text, href = data.searchHref, linkText, variant } = props
  const { cars, best } = data
  return (
    <CarRow
      id={id}
      heading={heading}
      text={text}
      searchHref={href}
      linkText={linkText}
      variant={variant}
      cars={cars}
      best={best}
      site={site}
      page={page}
    />
  )
}
