import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'

/** A word with one or two letters before or after its hyphen. */
const SHORT_PART = /((?<!\S)\S{1,2}-\S+|\S+-\S{1,2}(?!\S))/

/** The name of a car; a word such as "V-Strom" is on one line. Spec 2.41. */
export function CarName({ car }: { readonly car: Car }) {
  const [before = '', whole, after] = carName(car).split(SHORT_PART)
  if (whole === undefined) return before
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{whole}</span>
      {after}
    </>
  )
}
