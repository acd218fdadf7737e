import type { FoundCar } from '#domain/trade-in/valuation-wizard-state.ts'
import type { ValuedVehicle } from '#domain/trade-in/valued-vehicle.ts'

/** `2019 Subaru Forester 2.5i Premium`, as far as it is known. */
export const valuedCarName = ({ Year, Make, Model, Variant }: ValuedVehicle): string =>
  [Year, Make, Model, Variant].filter((part) => part !== undefined).join(' ')

/** The car that the steps have found: as its owner chose it, else as the provider names it. */
export const foundCarName = ({ manualEntry, vehicle, registration }: FoundCar): string => {
  const name = manualEntry ?? valuedCarName(vehicle)
  return name === '' ? registration.rego : name
}
