import type { CollectionName, Content, Entry } from './collections.ts'

/** A collection as one owner wrote it: a template, a group of dealers, or a dealer. */
export interface Layer<Name extends CollectionName = CollectionName> {
  readonly entries: readonly Entry<Name>[]
  /** Ids of entries of the layers below that are left out. */
  readonly hide: readonly string[]
}

/** What one owner wrote of each collection; absent where there is no file. */
export type Layers = { readonly [Name in CollectionName]?: Layer<Name> | undefined }

/**
 * The content of a site: each layer's entries replace those of the layers below that have their id, where
 * they stand, and follow them else; a layer hides others by id. D2.
 */
export const contentOf = (layers: readonly Layers[]): Content => ({
  offers: merged('offers', layers),
  promotions: merged('promotions', layers),
  models: merged('models', layers),
  manufacturers: merged('manufacturers', layers),
  reviews: merged('reviews', layers),
  posts: merged('posts', layers),
  questions: merged('questions', layers),
  people: merged('people', layers),
  teams: merged('teams', layers),
  texts: merged('texts', layers),
  parts: merged('parts', layers),
  wheels: merged('wheels', layers),
})

function merged<Name extends CollectionName>(
  name: Name,
  layers: readonly Layers[],
): readonly Entry<Name>[] {
  const entries = new Map<string, Entry<Name>>()
  for (const layer of layers) {
    const own: Layer<Name> | undefined = layer[name]
    for (const id of own?.hide ?? []) entries.delete(id)
    for (const entry of own?.entries ?? []) entries.set(entry.id, entry)
  }
  return [...entries.values()]
}

/** The content of a site without any. */
export const noContent: Content = contentOf([])
