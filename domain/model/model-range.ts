import type { Model } from './model.ts'
import { pathSlug } from './path-slug.ts'

/** Models on a page of the directory. Spec 7.05. */
export const MODELS_A_PAGE = 21

/** The models of today: one that another follows has a page, and is in no list. Spec 3.23. */
export const currentModels = <Listed extends Pick<Model, 'new_slug'>>(
  models: readonly Listed[],
): Listed[] => models.filter(({ new_slug }) => new_slug === undefined)

type RangeModel = Pick<
  Model,
  'body' | 'manufacturer_body' | 'manufacturer_body2' | 'manufacturer_body3'
>

/** A button of the range: `{ name: 'Cab & Chassis', slug: 'cab-chassis' }`. */
export interface ModelCategory {
  readonly name: string
  /** As in `/models?body=cab-chassis` (Spec 2.16). */
  readonly slug: string
}

/** The shown and hidden models of a range. */
export interface ModelRange<Shown> {
  /** The chosen category; absent if none is chosen or the range does not have it. */
  readonly chosen?: ModelCategory
  readonly shown: readonly Shown[]
  readonly hidden: readonly Shown[]
}

/** The categories that a model belongs to. Spec 2.36. */
export function categoriesOf(model: RangeModel): ModelCategory[] {
  const { body, manufacturer_body, manufacturer_body2, manufacturer_body3 } = model
  return [...body, manufacturer_body, manufacturer_body2, manufacturer_body3]
    .filter((name) => name !== undefined)
    .map((name) => ({ name, slug: pathSlug(name) }))
}

/** The categories of a range, without duplicates, in the order of its models. Spec 2.36, 4.28. */
export function modelCategories(models: readonly RangeModel[]): ModelCategory[] {
  const bySlug = new Map<string, ModelCategory>()
  for (const category of models.flatMap(categoriesOf)) {
    if (!bySlug.has(category.slug)) bySlug.set(category.slug, category)
  }
  return [...bySlug.values()]
}

/**
 * The chosen category shows its models and hides the rest; all are shown if none is chosen, or
 * one without models. Spec 4.28.
 */
export function modelRange<Shown extends RangeModel>(
  models: readonly Shown[],
  body?: string,
): ModelRange<Shown> {
  const chosen = modelCategories(models).find(({ slug }) => slug === body)
  if (chosen === undefined) return { shown: models, hidden: [] }
  const isShown = (model: Shown) => categoriesOf(model).some(({ slug }) => slug === chosen.slug)
  return {
    chosen,
    shown: models.filter(isShown),
    hidden: models.filter((model) => !isShown(model)),
  }
}
