import { mm } from './contour.ts'

/**
 * Attributes of an SVG element; undefined ones are left out. The document has `fill="none"`, which
 * strokes inherit.
 */
type Attributes = Readonly<Record<string, string | number | undefined>>

/** A gradient stop: offset (0 to 1), colour, opacity (default 1). */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

export function element(name: string, attributes: Attributes, children = ''): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')
  return children ? `<${name}${text}>${children}</${name}>` : `<${name}${text}/>`
}

export const url = (id: string) => `url(#${id})`

export function group(attributes: Attributes, ...children: string[]): string {
  return element('g', attributes, children.join(''))
}

export const clipped = (id: string, ...children: string[]) =>
  group({ 'clip-path': url(id) }, ...children)

export function fill(d: string, colour: string, opacity?: number, more: Attributes = {}): string {
  return element('path', { d, fill: colour, opacity, ...more })
}

export function stroke(
  d: string,
  colour: string,
  width: number,
  opacity?: number,
  more: Attributes = {},
): string {
  return element('path', { d, stroke: colour, 'stroke-width': mm(width), opacity, ...more })
}

export function roundStroke(d: string, colour: string, width: number, opacity?: number): string {
  return stroke(d, colour, width, opacity, { 'stroke-linecap': 'round' })
}

/** A filled circle, by its centre. */
export function disc(
  x: number,
  height: number,
  radius: number,
  colour: string,
  opacity?: number,
): string {
  return element('circle', { cx: mm(x), cy: mm(-height), r: mm(radius), fill: colour, opacity })
}

/** A stroked circle, by its centre; `radius` is to the middle of the stroke. */
export function ring(
  x: number,
  height: number,
  radius: number,
  colour: string,
  width: number,
  opacity?: number,
): string {
  const circle = { cx: mm(x), cy: mm(-height), r: mm(radius) }
  return element('circle', { ...circle, stroke: colour, 'stroke-width': mm(width), opacity })
}

/** A rectangle, by its left edge, the height of its top edge, and its size. */
export function box(
  [left, top, width, height]: readonly [left: number, top: number, width: number, height: number],
  radius: number,
  attributes: Attributes,
): string {
  const place = { x: mm(left), y: mm(-top), width: mm(width), height: mm(height) }
  return element('rect', { ...place, rx: radius || undefined, ...attributes })
}

export const clipPath = (id: string, d: string) =>
  element('clipPath', { id }, element('path', { d }))

/** A blur's region as shares of what it blurs: larger ones cost more time. */
const BLUR_REGIONS = {
  large: { x: '-12%', y: '-45%', width: '124%', height: '190%' },
  /** For shapes that are flatter than the blur's reach. */
  thin: { x: '-20%', y: '-150%', width: '140%', height: '400%' },
  /** For shapes as large as the vehicle. */
  close: { x: '-2%', y: '-5%', width: '104%', height: '110%' },
} as const

/** A blur filter; `reach` is the least region that does not cut it off. */
export function blur(
  id: string,
  deviation: number,
  reach: keyof typeof BLUR_REGIONS = 'large',
): string {
  const region = BLUR_REGIONS[reach]
  const gaussian = element('feGaussianBlur', { stdDeviation: deviation })
  return element('filter', { id, ...region, 'color-interpolation-filters': 'sRGB' }, gaussian)
}

/** The attributes that apply a blur filter by id. */
export const blurred = (id: string) => ({ filter: url(id) })

const share = (value: number) => String(Math.round(value * 1000) / 1000)

const stopTexts = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) =>
      element('stop', {
        offset: share(offset),
        'stop-color': colour,
        'stop-opacity': opacity === undefined ? undefined : share(opacity),
      }),
    )
    .join('')

/** A linear gradient from one height down to another. */
export function verticalGradient(
  id: string,
  top: number,
  bottom: number,
  stops: readonly Stop[],
): string {
  const line = { x1: 0, x2: 0, y1: mm(-top), y2: mm(-bottom) }
  const attributes = { id, gradientUnits: 'userSpaceOnUse', ...line }
  return element('linearGradient', attributes, stopTexts(stops))
}

/** A linear gradient from one x to another. */
export function horizontalGradient(
  id: string,
  from: number,
  to: number,
  stops: readonly Stop[],
): string {
  const line = { x1: mm(from), x2: mm(to), y1: 0, y2: 0 }
  const attributes = { id, gradientUnits: 'userSpaceOnUse', ...line }
  return element('linearGradient', attributes, stopTexts(stops))
}

/** A linear gradient across the filled shape, from the upper left. */
export function diagonalGradient(id: string, stops: readonly Stop[]): string {
  return element('linearGradient', { id, x1: 0.2, y1: 0, x2: 0.8, y2: 1 }, stopTexts(stops))
}

/** A radial gradient from the centre of the filled shape to its edge. */
export function radialGradient(id: string, stops: readonly Stop[], more: Attributes = {}): string {
  return element('radialGradient', { id, ...more }, stopTexts(stops))
}
