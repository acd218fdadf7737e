import type { Car } from '#domain/car/car.ts'
import { isFree } from '#domain/car/status.ts'
import type { Part } from '#domain/content/entries.ts'
import type { Model } from '#domain/model/model.ts'
import { inStock, type ModelItem, modelItem, modelSearch } from '#parts/models/model-item.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

export interface ModelDetailsData {
  readonly item: ModelItem
  /** One to drive. */
  readonly driven: Car | undefined
  /** Parts and accessories that name it. */
  readonly parts: readonly Part[]
  /** The model that follows it. */
  readonly successor: Model | undefined
}

const load: Load<typeof block, ModelDetailsData> = async ({ model, site, ports }) => {
  const state = inStock(modelSearch(model))
  const [item, { hits }] = await Promise.all([
    modelItem(model, site, ports),
    ports.search({ state, hitsPerPage: CARS, facets: [] }),
  ])
  const { parts, models } = ports.content
  return {
    item,
    driven: hits.find(isFree),
    parts: parts.filter((part) => isFor(part, model)),
    successor: models.find(({ slug }) => slug === model.new_slug),
  }
}
export default load

/** Of so many one is free, or nobody drives one. */
const CARS = 4

/** Whether a part names the model, and no other make. */
const isFor = ({ models, manufacturer_name: make }: Part, model: Model): boolean =>
  models.includes(model.name) && (make === undefined || make === model.manufacturer_name)
