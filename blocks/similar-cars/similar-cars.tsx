import { CarRow, type CarRowData } from '#parts/car-row/car-row.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** The cars most similar to the page's car, in a row. Spec 2.47, D17. */
export default function SimilarCars(view: ViewOf<typeof block, CarRowData>) {
  const { id, props, data, site, page } = view
  const { heading = site.words.similarCars, text, linkText, show, variant } = props
  const { cars, best, searchHref: href } = data
  return (
    <CarRow
      id={id}
      heading={heading}
      text={text}
      searchHref={href}
      linkText={linkText}
      variant={variant}
      asLines={show === 'lines'}
      cars={cars}
      best={best}
      site={site}
      page={page}
    />
  )
}
