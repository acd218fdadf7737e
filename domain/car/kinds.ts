import { z } from 'zod'

/** Condition under which a car is sold. Spec 3.03. */
export const carTypeSchema = z.enum(['new', 'demo', 'used'])
export type CarType = z.infer<typeof carTypeSchema>

/** Spec 3.03, 4.01 and D13: `withdrawn` is never listed and its page answers 410. */
export const carStatusSchema = z.enum(['in_stock', 'coming_soon', 'sold', 'withdrawn'])
export type CarStatus = z.infer<typeof carStatusSchema>

/** What kind of vehicle the listing is. Spec 3.02. */
export const itemTypeSchema = z.enum(['car', 'motorcycle', 'caravan', 'truck'])
export type ItemType = z.infer<typeof itemTypeSchema>

/** What an advertised price includes. Spec 3.05; the values are those of the canonical feed. */
export const priceTypeSchema = z.enum(['drive_away', 'drive_away_estimated', 'egc', 'poa'])
export type PriceType = z.infer<typeof priceTypeSchema>

/** The body shapes a buyer filters by. Spec 3.07. */
export const simpleBodySchema = z.enum([
  'SUV',
  'Ute',
  'Sedan',
  'Hatchback',
  'Wagon',
  'Coupe',
  'Convertible',
  'Van',
  'People Mover',
  'Bus',
  'Truck',
  'Motorcycle',
  'Caravan',
])
export type SimpleBody = z.infer<typeof simpleBodySchema>

/** The energy sources a buyer filters by. Spec 3.07, D14. */
export const simpleFuelSchema = z.enum([
  'Petrol',
  'Diesel',
  'Hybrid',
  'Plug-in Hybrid',
  'Electric',
  'LPG',
  'Hydrogen',
])
export type SimpleFuel = z.infer<typeof simpleFuelSchema>

/** Spec 3.07. */
export const simpleTransmissionSchema = z.enum(['Automatic', 'Manual'])
export type SimpleTransmission = z.infer<typeof simpleTransmissionSchema>
