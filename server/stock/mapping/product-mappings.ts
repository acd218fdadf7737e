import auVehiclePrices from '../mappings/au-vehicle-prices.json' with { type: 'json' }
import canonical from '../mappings/canonical.json' with { type: 'json' }
import ukUncleanFocus from '../mappings/uk-unclean-focus.json' with { type: 'json' }

/** The product's mappings by name, in alphabetical order: part of the built server, which has no folder of them. */
export const productMappings: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['au-vehicle-prices', auVehiclePrices],
  ['canonical', canonical],
  ['uk-unclean-focus', ukUncleanFocus],
])
