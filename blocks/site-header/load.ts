import type { Model } from '#domain/model/model.ts'
import { modelName } from '#domain/model/model-name.ts'
import { modelPath } from '#domain/model/model-path.ts'
import { currentModels, modelCategories, modelRange } from '#domain/model/model-range.ts'
import { rangePath } from '#domain/model/range-path.ts'
import { smallModelPicture } from '#parts/pictures/drawn-model.ts'
import type { SiteLoad } from '../define-load.ts'
import type block from './schema.ts'

/** What a menu shows of a model: enough for a small tile. */
export interface ModelLink {
  readonly name: string
  readonly href: string
  readonly picture: string
}

/** The range of models in the menu: its categories in order, each with its first models. Spec 2.32. */
export type RangeMenu = readonly {
  readonly name: string
  /** The page of all its models. */
  readonly href: string
  readonly models: readonly ModelLink[]
}[]

/** The most models of a category in the menu, whose HTML every page has. */
const MODELS_IN_MENU = 3

const load: SiteLoad<typeof block, RangeMenu | undefined> = ({ site, ports }) => {
  if (!site.menu.groups.some(({ range }) => range)) return undefined
  const models = currentModels(ports.content.models)
  if (models.length === 0) return undefined
  return modelCategories(models).map(({ name, slug }) => ({
    name,
    href: rangePath(slug),
    models: modelRange(models, slug).shown.slice(0, MODELS_IN_MENU).map(linkOf),
  }))
}
export default load

const linkOf = (model: Model): ModelLink => ({
  name: modelName(model),
  href: modelPath(model),
  picture: smallModelPicture(model),
})
