import { type ArtworkBody, isCarBody } from './bodies/bodies.ts'
import { shapeOf } from './bodies/shape.ts'
import { bodyOf } from './body-names.ts'
import { artworkSize, GROUND } from './canvas.ts'
import { caravan } from './caravan/caravan.ts'
import { colourOf } from './colour-names.ts'
import { endView } from './end/end-view.ts'
import { type Kit, kitName, kitOf } from './kit.ts'
import { motorcycle } from './motorcycle/motorcycle.ts'
import { paintOf } from './paint.ts'
import { seededRandom } from './seeded-random.ts'
import { groundShadow, tyreContacts } from './shadow.ts'
import { sideView } from './side/side-view.ts'
import { element, group } from './svg.ts'
import type { ArtworkView, Drawing } from './views.ts'

export type { ArtworkBody } from './bodies/bodies.ts'
export { artworkBodies, bodyOf } from './body-names.ts'
export { artworkSize } from './canvas.ts'
export { type ArtworkColour, artworkColours, colourOf } from './colour-names.ts'
export { type Kit, kitCount, kitName, kitOf } from './kit.ts'
export { artworkVersion } from './version.ts'
export { type ArtworkView, artworkViews } from './views.ts'

export type ArtworkOptions = {
  /** A body, or any name for one in stock data. */
  body: string
  /** A colour, or any maker's name for one. */
  colour: string
  view: ArtworkView
  /** What distinguishes it from others of its body: words of `kitOf`, such as `electric-rails`. */
  kit?: string
  /** Without a shadow but that of its tyres, for scenes that shade their own ground. */
  bare?: boolean
}

/** Of a vehicle in SVG units, which leaves room for an aerial. */
const MAX_HEIGHT = 440

function drawingOf(
  id: string,
  body: ArtworkBody,
  colour: string,
  view: ArtworkView,
  kit: Kit,
): Drawing {
  const paint = paintOf(colourOf(colour))
  if (body === 'motorcycle') return motorcycle(id, paint, kit)
  if (body === 'caravan') return caravan(id, paint, kit)
  const shape = shapeOf(body, kit)
  return view === 'side' ? sideView(id, shape, paint) : endView(id, shape, view, paint)
}

/**
 * SVG units per millimetre: longer vehicles are scaled down, though less than in proportion, so
 * that all fill the frame.
 */
function scaleOf({ length, height, endOn }: Drawing): number {
  if (endOn) return Math.min(0.35 * (1800 / length) ** 0.6, MAX_HEIGHT / height)
  return Math.min((1030 / 4700) * (4700 / length) ** 0.62, 1085 / length, MAX_HEIGHT / height)
}

/** A vehicle, its scale, and the prefix of its ids. */
function scaledDrawing({ view, colour, ...options }: ArtworkOptions) {
  const body = bodyOf(options.body)
  const kit = kitOf(body, options.kit)
  const next = seededRandom(`${kitName(kit)}|${body}|${colourOf(colour)}`)
  const id = `a${Math.floor(next() * 1e8).toString(36)}${view.charAt(0)}-`
  const drawing = drawingOf(id, body, colour, isCarBody(body) ? view : 'side', kit)
  return { id, drawing, scale: scaleOf(drawing) }
}

/**
 * Draws a vehicle as a cut-out: an SVG document of `artworkSize` (20:9) with a transparent
 * background, the wheels at 85.2 % of its height, the same text for the same options. Unknown names
 * give the default body and colour. Ids are prefixed, so that a page can contain several documents.
 * Motorcycles and caravans have only a side view, which is used for every view.
 */
export function artwork(options: ArtworkOptions): string {
  const { id, drawing, scale } = scaledDrawing(options)
  const { width, height } = artworkSize
  const left = Math.round((width - drawing.length * scale) / 2)
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      fill: 'none',
    },
    element('defs', {}, drawing.defs) +
      group(
        { transform: `translate(${left} ${GROUND}) scale(${scale.toFixed(5)})` },
        options.bare ? '' : groundShadow(id, drawing),
        tyreContacts(id, drawing),
        drawing.shapes,
      ),
  )
}

export interface ArtworkExtent {
  readonly length: number
  readonly height: number
}

/** By body: drawing one again for each card would take longer than the card. */
const sideExtents = new Map<string, ArtworkExtent>()

/**
 * The length and height of a vehicle in its side view, as shares of the cut-out's width: the ends of
 * a dimension line. The vehicle stands in the middle.
 */
export function artworkExtent(bodyName: string, kitText = ''): ArtworkExtent {
  const body = bodyOf(bodyName)
  const kit = kitName(kitOf(body, kitText))
  const key = `${body} ${kit}`
  const known = sideExtents.get(key)
  if (known) return known
  const { drawing, scale } = scaledDrawing({ body, kit, colour: 'white', view: 'side' })
  const share = (lengthMm: number) => (lengthMm * scale) / artworkSize.width
  const extent = { length: share(drawing.length), height: share(drawing.height) }
  sideExtents.set(key, extent)
  return extent
}
