import { artwork, artworkSize } from '#artwork/artwork.ts'
import type { SceneName } from '#domain/site/look-axes.ts'
import type { Theme } from '#domain/site/theme.ts'
import { hasOwnShadow } from '#ui/stage/scene.ts'
import { stageColoursOf } from '#ui/theme/stage-colours.ts'
import type { Scene } from './stage.ts'

/** Increase it when the drawing below changes: part of the name of a cached picture. */
export const SCENE_VERSION = 1

type Colours = ReturnType<typeof stageColoursOf>

export interface SceneCar {
  readonly body: string
  readonly colour: string
  readonly kit: string
  readonly view: 'side' | 'front' | 'rear'
  /** Of its middle, and its width, as shares of the scene's width. */
  readonly x: number
  readonly width: number
}

/** Cars in their site's scene, as an SVG document. The scenes are those of `ui/stage`, in print. */
export function sceneSvg(
  name: SceneName,
  theme: Theme,
  scene: Scene,
  cars: readonly SceneCar[],
): string {
  const { width, height } = scene
  const colours = stageColoursOf(theme, name)
  const floor = height - width * scene.ground
  const place = { ...scene, floor, colours, cars }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours['stage-wall']}"/>`,
    scenery[name](place),
    ...cars.map((car) => placed(car, name, scene, floor)),
    '</svg>',
  ].join('')
}

function placed(car: SceneCar, name: SceneName, { width }: Scene, floor: number): string {
  const carWidth = width * car.width
  const scale = carWidth / artworkSize.width
  const [left, top] = [width * car.x - carWidth / 2, floor - WHEELS * scale]
  const size = `width="${carWidth}" height="${artworkSize.height * scale}"`
  return artwork({ ...car, bare: hasOwnShadow(name) }).replace(
    /width="\d+" height="\d+"/,
    `x="${left.toFixed(1)}" y="${top.toFixed(1)}" ${size}`,
  )
}

/** The wheels stand at 85.2 % of the cut-out's height. */
const WHEELS = 460

/** A shadow under each car; `length` as a share of the cut-out's width. */
const shadows = (
  { width, floor, cars, colours }: Place,
  { length, height }: { readonly length: number; readonly height: number },
): string =>
  cars
    .map((car) => {
      const reach = width * car.width * length * (car.view === 'side' ? 1 : 0.62)
      const y = floor + width * car.width * 0.004
      return ellipse(width * car.x, y, reach, width * car.width * height, colours['stage-shade'])
    })
    .join('')

interface Place {
  readonly width: number
  readonly height: number
  /** The y of the wheels. */
  readonly floor: number
  readonly colours: Colours
  readonly cars: readonly SceneCar[]
}

const stop = (at: number, colour: string) =>
  `<stop offset="${at}" stop-color="${opaque(colour)}" stop-opacity="${opacityOf(colour)}"/>`
const opaque = (colour: string) => colour.slice(0, 7)
const opacityOf = (colour: string) =>
  colour.length > 7 ? Number.parseInt(colour.slice(7), 16) / 255 : 1

const linear = (id: string, ...stops: string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`
const radial = (id: string, ...stops: string[]) =>
  `<radialGradient id="${id}">${stops.join('')}</radialGradient>`
const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${opaque(fill)}" fill-opacity="${opacityOf(fill)}"/>`
const rect = (y: number, width: number, height: number, fill: string) =>
  `<rect y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
/** Transparent black of the same colour would darken a gradient. */
const clear = (colour: string) => `${opaque(colour)}00`

const scenery: Readonly<Record<SceneName, (place: Place) => string>> = {
  hall({ width, height, floor, colours: c }) {
    const edge = floor - width * 0.06
    return [
      linear('wall', stop(0, c['stage-wall']), stop(1, c['stage-wall-2'])),
      linear('floor', stop(0, c['stage-floor']), stop(1, c['stage-floor-2'])),
      rect(0, width, edge, 'url(#wall)'),
      rect(edge, width, height - edge, 'url(#floor)'),
    ].join('')
  },
  field(place) {
    const { width, height, floor, colours: c } = place
    const horizon = floor - width * 0.025
    return [
      ellipse(width * 0.8, horizon - height * 0.38, width * 0.07, width * 0.07, c['stage-sun']),
      ellipse(width * 0.18, horizon + 10, width * 0.62, height * 0.15, c['stage-far']),
      ellipse(width * 0.9, horizon + 10, width * 0.7, height * 0.22, c['stage-far']),
      rect(horizon, width, height - horizon, c['stage-floor']),
      shadows(place, { length: 0.43, height: 0.017 }),
    ].join('')
  },
  plate({ width, height, floor, colours: c }) {
    const middle = width / 2
    const line = c['stage-line']
    const rings = Array.from({ length: 9 }, (_, at) => {
      const reach = 0.12 + at * 0.085
      return `<ellipse cx="${width * 0.2}" cy="${floor - width * 0.34}" rx="${width * reach * 1.5}" ry="${width * reach * 0.72}" transform="rotate(-14 ${middle} ${floor})"/>`
    })
    const ticks = Array.from(
      { length: 25 },
      (_, at) => `M${width * (0.06 + (at * 0.88) / 24)} ${floor}v${at % 6 === 0 ? 16 : 9}`,
    )
    return [
      `<g fill="none" stroke="${line}" stroke-opacity=".13" stroke-width="1.2">${rings.join('')}</g>`,
      rect(floor, width, height - floor, c['stage-wall']),
      `<path d="M0 ${floor}H${width}${ticks.join('')}" stroke="${line}" stroke-width="1.6" fill="none"/>`,
    ].join('')
  },
  night({ width, height, floor, cars, colours: c }) {
    const middle = width / 2
    const edge = floor - width * 0.04
    return [
      radial('glow', stop(0, c['stage-wall-2']), stop(1, clear(c['stage-wall']))),
      linear('floor', stop(0, c['stage-floor-2']), stop(1, c['stage-floor'])),
      radial('pool', stop(0, c['stage-pool']), stop(1, clear(c['stage-pool']))),
      `<ellipse cx="${middle}" cy="${floor - width * 0.2}" rx="${width * 0.6}" ry="${width * 0.36}" fill="url(#glow)"/>`,
      rect(edge, width, height - edge, 'url(#floor)'),
      ...cars.map(
        ({ x, width: car }) =>
          `<ellipse cx="${width * x}" cy="${floor}" rx="${width * car * 0.5}" ry="${width * car * 0.07}" fill="url(#pool)"/>`,
      ),
    ].join('')
  },
  burst(place) {
    const { width, floor, colours: c } = place
    const middle = width / 2
    const far = width * 1.2
    const rays = Array.from({ length: 24 }, (_, at) => {
      const [from, to] = [at * 15 + 3, at * 15 + 10.5].map((degrees) => (degrees * Math.PI) / 180)
      const point = (angle = 0) =>
        `${(middle + Math.cos(angle) * far).toFixed(1)} ${(floor + Math.sin(angle) * far).toFixed(1)}`
      return `M${middle} ${floor}L${point(from)}L${point(to)}Z`
    })
    return [
      `<path d="${rays.join('')}" fill="${c['stage-ray']}"/>`,
      shadows(place, { length: 0.46, height: 0.026 }),
    ].join('')
  },
}
