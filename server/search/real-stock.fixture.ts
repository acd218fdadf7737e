import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type Car, carSchema } from '#domain/car/car.ts'

/** Real listings for tests, stored outside the repository. */
export const realListings = new URL('../../../shared/data/au_vehicle_prices.csv', import.meta.url)

export const hasRealListings = existsSync(realListings)

const rowSchema = z.object({
  Brand: z.string().min(1),
  Model: z.string().min(1),
  Title: z.string(),
  Year: z.string(),
  UsedOrNew: z.enum(['USED', 'NEW', 'DEMO']),
  Transmission: z.string(),
  DriveType: z.string(),
  FuelType: z.string(),
  Kilometres: z.string(),
  ColourExtInt: z.string(),
  Location: z.string(),
  BodyType: z.string(),
  Seats: z.string(),
  Price: z.string(),
})

const numberIn = (text: string): number | undefined => {
  const digits = /\d+/.exec(text)?.[0]
  return digits === undefined ? undefined : Number(digits)
}

/** The searchable fields of each listing; skips rows without make, model or condition. */
export function readRealListings(): Car[] {
  const rows: unknown[] = parse(readFileSync(realListings), { columns: true, bom: true })
  return rows.flatMap((row, index) => {
    const parsed = rowSchema.safeParse(row)
    if (!parsed.success) return []
    const { data } = parsed
    const [city, state] = data.Location.split(', ')
    const fields = {
      id: String(index),
      slug: `car-${index}`,
      name: data.Title || data.Model,
      make: data.Brand,
      model: data.Model,
      car_type: data.UsedOrNew.toLowerCase(),
      status: 'in_stock',
      trans: data.Transmission,
      drive: data.DriveType,
      fuel: data.FuelType,
      colour: data.ColourExtInt.split(' /')[0],
      body: data.BodyType,
      year: numberIn(data.Year),
      km: numberIn(data.Kilometres),
      price: numberIn(data.Price),
      seats: numberIn(data.Seats),
      city,
      state,
      badge: data.Title.split(' ').slice(3).join(' '),
    }
    const present = Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== '' && value !== '-' && value !== 'NA',
    )
    const car = carSchema.safeParse(Object.fromEntries(present))
    return car.success ? [car.data] : []
  })
}
