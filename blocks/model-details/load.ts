import type { Part } from '#domain/content/entries.ts'
import type { Model } from '#domain/model/model.ts'
import { canonicalPath } from '#domain/stock-query/pins.ts'
import type { CarRowData } from '#parts/car-row/car-row.tsx'
import { type ModelItem, modelItem, modelSearch } from '#parts/models/model-item.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

export interface ModelDetailsData extends CarRowData {
  readonly item: ModelItem
  /** Parts and accessories that name it. */
  readonly parts: readonly Part[]
  /** The model that follows it. */
  readonly successor: Model | undefined
}

const load: Load<typeof block, ModelDetailsData> = async ({ model, site, ports }) => {
  const state = modelSearch(model)
  const inStock = { ...state, terms: { ...state.terms, status: ['in_stock'] } }
  const [item, { hits }] = await Promise.all([
    modelItem(model, site, ports),
    ports.search({ state: inStock, hitsPerPage: CARS, facets: [] }),
  ])
  const { parts, models } = ports.content
  return {
    item,
    cars: hits,
    best: ports.best,
    searchHref: canonicalPath(state),
    parts: parts.filter((part) => isFor(part, model)),
    successor: models.find(({ slug }) => slug === model.new_slug),
  }
}
export default load

/** As many as the widest row has. */
const CARS = 4

/** Whether a part names the model, and no other make. */
const isFor = ({ models, manufacturer_name: make }: Part, model: Model): boolean =>
  models.includes(model.name) && (make === undefined || make === model.manufacturer_name)
