import type { Model } from './model.ts'

/** Where a model's tile leads: its override address, else its path, else `/{slug}`. Spec 2.16. */
export function modelPath({
  override_url,
  path,
  slug,
}: Pick<Model, 'override_url' | 'path' | 'slug'>): string {
  return override_url ?? path ?? `/${slug}`
}
