import { simpleBodyOf, simpleFuelOf } from '#domain/car/simplify.ts'
import { checksum } from '#domain/checksum.ts'
import type { Model } from '#domain/model/model.ts'
import { modelName } from '#domain/model/model-name.ts'
import { artworkPath } from '#ui/picture/media-url.ts'
import { type DrawnFacts, drawnFacts } from './drawn-facts.ts'

/** Colours that drawn models have in turn, so that a range is not all of one. */
const colours = ['silver', 'white', 'blue', 'graphite', 'red', 'sage green', 'pearl', 'navy']

/** The drawing of a model's body; `bare` without its shadow. Spec 3.23. */
export const drawnModelPath = (model: Model, bare: boolean): string =>
  artworkPath({ ...drawnModel(model), view: 'side', bare })

function drawnModel(model: Model): DrawnFacts {
  const { manufacturer_name = '', name, variant, bodyStyle, body, fuel } = model
  // A style such as "Naked" names no body; then a category of the range may: "Motorcycles".
  const shapes = [...(bodyStyle === undefined ? [] : [bodyStyle]), ...body]
  const simple_body = shapes.map(simpleBodyOf).find((shape) => shape !== undefined)
  const simple_fuel = simpleFuelOf(fuel)
  const colour = colours[checksum(modelName(model)) % colours.length] ?? 'silver'
  return drawnFacts({
    make: manufacturer_name,
    model: name,
    item_type: 'car',
    body: shapes.join(' '),
    colour,
    ...(variant !== undefined && { badge: variant }),
    ...(simple_body && { simple_body }),
    ...(simple_fuel && { simple_fuel }),
  })
}

/** A small picture of a model: its own, else the drawing, without wheels and lamps that nobody sees in it. */
export function smallModelPicture(model: Model): string {
  const { thumb, url } = model.image ?? {}
  const { kit, ...drawn } = drawnModel(model)
  return thumb ?? url ?? artworkPath({ ...drawn, kit: kit.replace(/-?style\d$/, ''), view: 'side' })
}
