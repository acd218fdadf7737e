import { artworkExtent } from '#artwork/artwork.ts'
import type { Car } from '#domain/car/car.ts'
import { type FormatLocale, formatLength } from '#domain/format.ts'
import type { Dimension } from '#ui/stage/stage.tsx'
import { drawnFacts } from './drawn-facts.ts'

/**
 * The overall length and height of a drawn car, with the shares of its side view that they take; each
 * is absent where the car's data has none. Spec 3.16.
 */
export function carDimensions(
  car: Car,
  locale: FormatLocale,
): { readonly length?: Dimension; readonly height?: Dimension } {
  const { vehiclelength: length, vehicleheight: height } = car.variant ?? {}
  if (length === undefined && height === undefined) return {}
  const { body, kit } = drawnFacts(car)
  const shares = artworkExtent(body, kit)
  const line = (millimetres: number, share: number): Dimension => ({
    text: formatLength(millimetres, locale),
    share,
  })
  return {
    ...(length !== undefined && { length: line(length, shares.length) }),
    ...(height !== undefined && { height: line(height, shares.height) }),
  }
}

/**
 * How large the side view of each car is drawn, of 1, so that all are to one scale and a longer car is the longer
 * one; undefined where the length of one is not known. Spec 1.04, 3.16.
 */
export function scalesOf(cars: readonly Car[]): readonly number[] | undefined {
  const widths = cars.flatMap((car) => {
    const { body, kit } = drawnFacts(car)
    const length = car.variant?.vehiclelength
    return length ? [length / artworkExtent(body, kit).length] : []
  })
  const widest = Math.max(...widths)
  return widths.length === cars.length ? widths.map((width) => width / widest) : undefined
}
