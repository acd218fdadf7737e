import type { LookupAnswer, ValuedVehicle } from './valued-vehicle.ts'

/** The outcome of a look-up: several cars to choose from, one car, or none. */
export type LookupOutcome =
  | { kind: 'candidates'; descriptions: string[]; vin?: string }
  | { kind: 'vehicle'; vehicle: ValuedVehicle }
  | { kind: 'no_match' }

/**
 * Reads the first entry of a look-up's response: listed descriptions go before a vehicle, and an entry
 * with neither is no match. Spec 4.24-4.26, 7.12.
 */
export function lookupOutcome([first]: LookupAnswer): LookupOutcome {
  if (!first) return { kind: 'no_match' }
  const { VechielDescriptions = [], ...vehicle } = first
  const descriptions = VechielDescriptions.map(({ Description }) => Description)
  if (descriptions.length > 0) {
    return { kind: 'candidates', descriptions, ...(vehicle.VIN && { vin: vehicle.VIN }) }
  }
  return namesVehicle(vehicle) ? { kind: 'vehicle', vehicle } : { kind: 'no_match' }
}

/** The registration alone may be an echo of the request. */
const namesVehicle = ({ EvalID, VIN, Make }: ValuedVehicle) => [EvalID, VIN, Make].some(Boolean)
