import { simpleBodyOf, simpleFuelOf } from '#domain/car/simplify.ts'
import { checksum } from '#domain/checksum.ts'
import type { Model } from '#domain/model/model.ts'
import { modelName } from '#domain/model/model-name.ts'
import type { SceneName } from '#domain/site/look-axes.ts'
import { artworkPath } from '#ui/picture/media-url.ts'
import { hasOwnShadow } from '#ui/stage/scene.ts'
import type { EntryItem } from '../entries/entry-item.ts'
import { drawnFacts } from '../pictures/drawn-facts.ts'

/** Colours that drawn models have in turn, so that a range is not all of one. */
const colours = ['silver', 'white', 'blue', 'graphite', 'red', 'sage green', 'pearl', 'navy']

/** A model's own picture, and for a site's scene the drawing of its body in its place. Spec 3.23. */
export const modelMedia = (
  model: Model,
  scene: SceneName,
): Pick<EntryItem, 'image' | 'drawing'> => ({
  image: model.image,
  drawing: {
    path: artworkPath({ ...drawnModel(model), view: 'side', bare: hasOwnShadow(scene) }),
    alt: '',
    isCutOut: true,
  },
})

/** A small picture of a model: its own, else a drawing of its body. */
export const smallModelPicture = (model: Model): string =>
  model.image?.thumb ?? model.image?.url ?? artworkPath({ ...drawnModel(model), view: 'side' })

function drawnModel(model: Model) {
  const { manufacturer_name = '', name, variant, bodyStyle, body, fuel } = model
  const shape = bodyStyle ?? body.join(' ')
  const simple_body = simpleBodyOf(shape)
  const simple_fuel = simpleFuelOf(fuel)
  const colour = colours[checksum(modelName(model)) % colours.length] ?? 'silver'
  return drawnFacts({
    make: manufacturer_name,
    model: name,
    item_type: 'car',
    body: shape,
    colour,
    ...(variant !== undefined && { badge: variant }),
    ...(simple_body && { simple_body }),
    ...(simple_fuel && { simple_fuel }),
  })
}
