import type { Car } from '#domain/car/car.ts'
import { type FormatLocale, formatLength } from '#domain/format.ts'
import { drawnSize } from '#parts/pictures/drawn-size.ts'
import type { Dimension } from '#ui/stage/stage.tsx'

interface Dimensions {
  readonly length?: Dimension
  readonly height?: Dimension
}

/** The length and height of a car, as far as they are known, for the lines of its drawing. */
export function dimensionsOf(car: Car | undefined, locale: FormatLocale): Dimensions {
  if (!car) return {}
  const { vehiclelength, vehicleheight } = car.variant ?? {}
  const drawn = drawnSize(car.simple_body ?? car.body ?? car.item_type)
  return {
    ...(vehiclelength && {
      length: { text: formatLength(vehiclelength, locale), share: drawn.length },
    }),
    ...(vehicleheight && {
      height: { text: formatLength(vehicleheight, locale), share: drawn.height },
    }),
  }
}
