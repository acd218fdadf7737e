/** Condition under which a car is sold. Spec 3.03. */
export const carTypes = ['new', 'demo', 'used'] as const
export type CarType = (typeof carTypes)[number]

/** Spec 3.03, 4.01 and D13: `withdrawn` is never listed and its page answers 410. */
export const carStatuses = ['in_stock', 'coming_soon', 'sold', 'withdrawn'] as const
export type CarStatus = (typeof carStatuses)[number]

/** What a car becomes that its feed no longer has, by the site's rule. D35. */
export const leavingCars = ['withdrawn', 'sold'] as const satisfies CarStatus[]
export type LeavingCar = (typeof leavingCars)[number]

/** What kind of vehicle the listing is. Spec 3.02. */
export const itemTypes = ['car', 'motorcycle', 'caravan', 'truck'] as const
export type ItemType = (typeof itemTypes)[number]

/** What an advertised price includes. Spec 3.05; the values are those of the canonical feed. */
export const priceTypes = ['drive_away', 'drive_away_estimated', 'egc', 'poa'] as const
export type PriceType = (typeof priceTypes)[number]

/** The body shapes a buyer filters by. Spec 3.07. */
export const simpleBodies = [
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
] as const
export type SimpleBody = (typeof simpleBodies)[number]

/** The energy sources a buyer filters by. Spec 3.07, D14. */
export const simpleFuels = [
  'Petrol',
  'Diesel',
  'Hybrid',
  'Plug-in Hybrid',
  'Electric',
  'LPG',
  'Hydrogen',
] as const
export type SimpleFuel = (typeof simpleFuels)[number]

/** Spec 3.07. */
export const simpleTransmissions = ['Automatic', 'Manual'] as const
export type SimpleTransmission = (typeof simpleTransmissions)[number]
