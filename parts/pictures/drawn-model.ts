import { simpleBodyOf, simpleFuelOf } from '#domain/car/simplify.ts'
import { checksum } from '#domain/checksum.ts'
import type { Model } from '#domain/model/model.ts'
import { modelName } from '#domain/model/model-name.ts'
import { artworkPath } from '#ui/picture/media-url.ts'
import { drawnFacts } from './drawn-facts.ts'

/** Colours that drawn models have in turn, so that a range is not all of one. */
const colours = ['silver', 'white', 'blue', 'graphite', 'red', 'sage green', 'pearl', 'navy']

/** The drawing of a model's body; `bare` without its shadow. Spec 3.23. */
export function drawnModelPath(model: Model, bare = false): string {
  const { manufacturer_name = '', name, variant, bodyStyle, body, fuel } = model
  const shape = bodyStyle ?? body.join(' ')
  const simple_body = simpleBodyOf(shape)
  const simple_fuel = simpleFuelOf(fuel)
  const colour = colours[checksum(modelName(model)) % colours.length] ?? 'silver'
  const facts = drawnFacts({
    make: manufacturer_name,
    model: name,
    item_type: 'car',
    body: shape,
    colour,
    ...(variant !== undefined && { badge: variant }),
    ...(simple_body && { simple_body }),
    ...(simple_fuel && { simple_fuel }),
  })
  return artworkPath({ ...facts, view: 'side', bare })
}

/** A small picture of a model: its own, else the drawing. */
export const smallModelPicture = (model: Model): string =>
  model.image?.thumb ?? model.image?.url ?? drawnModelPath(model)
