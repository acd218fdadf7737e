import type { Model } from './model.ts'

/** The link of a model's tile: its override address, else its path, else `/{slug}`. Spec 2.16. */
export function modelPath({
  override_url,
  path,
  slug,
}: Pick<Model, 'override_url' | 'path' | 'slug'>): string {
  return override_url ?? path ?? `/${slug}`
}
