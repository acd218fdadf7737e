import type { ValuedVehicle } from '#domain/trade-in/valued-vehicle.ts'

/** A car of the sandbox, with its price when it was new, dollars. */
export type SandboxCar = Pick<
  ValuedVehicle,
  'Make' | 'Model' | 'Series' | 'Variant' | 'Transmission'
> & { readonly price: number }

const car = (
  Make: string,
  Model: string,
  Series: string,
  Variant: string,
  price: number,
): SandboxCar => ({ Make, Model, Series, Variant, Transmission: 'Automatic', price })

export const sandboxCars: readonly SandboxCar[] = [
  car('Toyota', 'Corolla', 'MZEA12R', 'Ascent Sport Hatchback', 32_000),
  car('Toyota', 'RAV4', 'AXAH54R', 'GX', 45_000),
  car('Mazda', 'CX-5', 'KF', 'Maxx Sport', 42_000),
  car('Mazda', '3', 'BP', 'G20 Pure', 33_000),
  car('Hyundai', 'i30', 'PD.V4', 'Active', 29_000),
  car('Kia', 'Sportage', 'NQ5', 'SX', 41_000),
  car('Ford', 'Ranger', 'PX III', 'XLT', 62_000),
  car('Mitsubishi', 'Outlander', 'ZM', 'LS', 43_000),
  car('Subaru', 'Forester', 'S5', '2.5i-L', 44_000),
  car('Volkswagen', 'Golf', '8', '110TSI Life', 40_000),
]
