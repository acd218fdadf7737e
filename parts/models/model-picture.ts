import type { Model } from '#domain/model/model.ts'
import type { SceneName } from '#domain/site/look-axes.ts'
import { hasOwnShadow } from '#ui/stage/scene.ts'
import type { EntryItem } from '../entries/entry-item.ts'
import { drawnModelPath } from '../pictures/drawn-model.ts'

/** A model's own picture, and for a site's scene the drawing in its place. Spec 3.23. */
export const modelMedia = (
  model: Model,
  scene: SceneName,
): Pick<EntryItem, 'image' | 'drawing'> => ({
  image: model.image,
  drawing: { path: drawnModelPath(model, hasOwnShadow(scene)), alt: '', isCutOut: true },
})
