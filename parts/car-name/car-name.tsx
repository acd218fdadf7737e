import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'

/** Words of at most three letters after each other, or one with one or two before or after its hyphen. */
const SHORT_PART = /((?<!\S)\S{1,3}(?: \S{1,3})+(?!\S)|(?<!\S)\S{1,2}-\S+|\S+-\S{1,2}(?!\S))/

/** The name of a car; "V-Strom" or "A 45 S" is on one line. Spec 2.41. */
export function CarName({ car }: { readonly car: Car }) {
  // Of a text that is split, every second part is one that was looked for.
  return carName(car)
    .split(SHORT_PART)
    .map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        <span key={part} className="whitespace-nowrap">
          {part}
        </span>
      ),
    )
}
