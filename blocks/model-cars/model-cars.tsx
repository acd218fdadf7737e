import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { modelName } from '#domain/model/model-name.ts'
import { CarRow, type CarRowData } from '#parts/car-row/car-row.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** The cars of a model in stock, in a row. Spec 2.16. */
export default function ModelCars(view: ViewOf<typeof block, CarRowData>) {
  const { id, model, data, site, page } = view
  const { words } = site
  return (
    <CarRow
      {...data}
      id={id}
      heading={fillPlaceholders(words.modelStock, { model: modelName(model) })}
      linkText={words.modelStockLink}
      site={site}
      page={page}
    />
  )
}
