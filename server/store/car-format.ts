import { type Car, carSchema } from '#domain/car/car.ts'

/** Version of the record's shape in `car.body`; raise it when a stored record must be re-read. */
export const CAR_FORMAT = 1

/**
 * A stored record, and its JSON. A record of the current format was validated when it was written; one
 * of an older format is parsed again, so that new defaults apply.
 * @throws ZodError when an old record is no longer valid
 */
export function storedCar(row: { body: string; format: number }): { car: Car; json: string } {
  const body: unknown = JSON.parse(row.body)
  // The writer of this format serialised a parsed Car: validating 20,000 again would delay the start.
  if (row.format === CAR_FORMAT) return { car: body as Car, json: row.body }
  const car = carSchema.parse(body)
  return { car, json: JSON.stringify(car) }
}
