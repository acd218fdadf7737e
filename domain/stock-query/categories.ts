import type { Car } from '../car/car.ts'

const byBody: Readonly<Record<string, readonly string[]>> = {
  SUV: ['SUVs'],
  Ute: ['Utes'],
  Sedan: ['Cars'],
  Hatchback: ['Cars'],
  Wagon: ['Cars'],
  Coupe: ['Cars', 'Sports'],
  Convertible: ['Cars', 'Sports'],
  Van: ['Vans'],
  'People Mover': ['People Movers'],
  Bus: ['Buses'],
  Truck: ['Trucks'],
  Motorcycle: ['Motorcycles'],
  Caravan: ['Caravans'],
}

const byFuel: Readonly<Record<string, readonly string[]>> = {
  Electric: ['Electric'],
  Hybrid: ['Hybrids'],
  'Plug-in Hybrid': ['Hybrids'],
}

/** The groups that menus offer (Spec 2.32: SUVs, utes, cars, hybrids, sports). */
export function categoriesOf(car: Pick<Car, 'simple_body' | 'simple_fuel'>): string[] {
  const { simple_body: body = '', simple_fuel: fuel = '' } = car
  return [...(byBody[body] ?? []), ...(byFuel[fuel] ?? [])]
}
