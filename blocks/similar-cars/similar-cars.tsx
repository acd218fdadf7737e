import CarRow from '../car-row/car-row.tsx'
import type { CarRowData } from '../car-row/load.ts'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** The cars most like the page's own, as a row. Spec 2.47, D17. */
export default function SimilarCars({ props, ...view }: ViewOf<typeof block, CarRowData>) {
  const { heading = view.site.words.similarCars, text, linkText, card } = props
  return <CarRow {...view} props={{ heading, text, linkText, card }} />
}
