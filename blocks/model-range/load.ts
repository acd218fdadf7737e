import type { Model } from '#domain/model/model.ts'
import {
  currentModels,
  MODELS_A_PAGE,
  type ModelCategory,
  modelCategories,
  modelRange,
} from '#domain/model/model-range.ts'
import { type ModelItem, modelItem } from '#parts/models/model-item.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

export interface ModelRangeData {
  /** Those of the page that is shown, and those that are hidden where all fit on one page. */
  readonly models: readonly (ModelItem & { readonly isHidden: boolean })[]
  readonly categories: readonly ModelCategory[]
  readonly chosen: ModelCategory | undefined
  /** How many models are shown, on all pages, and how many there are. */
  readonly shown: number
  readonly total: number
  readonly page: number
  readonly pages: number
  /** Whether all models are there, so that a button can show and hide them in place. */
  readonly isWhole: boolean
}

const load: Load<typeof block, ModelRangeData> = async ({
  parameters,
  manufacturer,
  ports,
  site,
}) => {
  const all = currentModels(ports.content.models).filter(
    ({ manufacturer_name }) => !manufacturer || manufacturer_name === manufacturer.name,
  )
  const { chosen, shown } = modelRange(all, parameters.body)
  const isWhole = all.length <= MODELS_A_PAGE
  const pages = Math.max(1, Math.ceil(shown.length / MODELS_A_PAGE))
  const page = Math.min(Math.max(1, Math.trunc(Number(parameters.page)) || 1), pages)
  const listed: readonly Model[] = isWhole
    ? all
    : shown.slice((page - 1) * MODELS_A_PAGE, page * MODELS_A_PAGE)
  const models = await Promise.all(
    listed.map(async (model) => ({
      ...(await modelItem(model, site, ports)),
      isHidden: !shown.includes(model),
    })),
  )
  const found = { shown: shown.length, total: all.length, page, pages, isWhole }
  return { models, categories: modelCategories(all), chosen, ...found }
}
export default load
