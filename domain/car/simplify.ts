import type { SimpleBody, SimpleFuel, SimpleTransmission } from './kinds.ts'

// Order matters: a fuel cell is electric too, "Plug-in Hybrid" and "Petrol/Electric" are hybrids.
const fuels: [RegExp, SimpleFuel][] = [
  [/hydrogen|fuel cell/, 'Hydrogen'],
  [/plug|phev/, 'Plug-in Hybrid'],
  [/hybrid|(petrol|unleaded|ulp|diesel).*electric|electric.*(petrol|unleaded|diesel)/, 'Hybrid'],
  [/electric|\bbev\b|^ev$/, 'Electric'],
  [/diesel/, 'Diesel'],
  [/lpg|gas(?!oline)/, 'LPG'],
  [/petrol|unleaded|premium|leaded|gasoline|ulp|e10|\b9[158]\b/, 'Petrol'],
]

// Names of bodies come before mere hints at one: a Touring Sedan is a sedan. Among the
// names order matters too: a caravan holds "van", a sports utility "utility".
const bodies: [RegExp, SimpleBody][] = [
  [/caravan|camper trailer/, 'Caravan'],
  [/motor ?cycle|motorbike|scooter|cruiser bike/, 'Motorcycle'],
  [/people ?mover|mpv|minivan/, 'People Mover'],
  [/suv|sports? utility|crossover|4x4.*wagon|wagon.*4x4/, 'SUV'],
  [/\butes?\b|pick ?-?up|utility/, 'Ute'],
  [/hatch/, 'Hatchback'],
  [/wagon|estate/, 'Wagon'],
  [/convertible|cabrio|roadster/, 'Convertible'],
  [/coupe|coupé/, 'Coupe'],
  [/sedan|saloon/, 'Sedan'],
  [/\b(mini)?bus\b|coach/, 'Bus'],
  [/truck|prime mover|tipper/, 'Truck'],
  [/vans?\b/, 'Van'],
  [/tray|cab chassis|dual cab|double cab/, 'Ute'],
  [/4x4|off-?road/, 'SUV'],
  [/sportbrake|avant|touring/, 'Wagon'],
  [/spyder|soft ?top/, 'Convertible'],
  [/fastback/, 'Coupe'],
  [/commercial/, 'Van'],
]

const transmissions: [RegExp, SimpleTransmission][] = [
  [/auto|cvt|dsg|dct|dual.?clutch|tronic|pdk|reduction|constantly|steptronic/, 'Automatic'],
  [/manual/, 'Manual'],
]

function firstFitting<Kind>(table: [RegExp, Kind][], words = ''): Kind | undefined {
  const lower = words.toLowerCase()
  return table.find(([pattern]) => pattern.test(lower))?.[1]
}

/** The fuel to filter by for a maker's words, or undefined if they match none. Spec 3.07. */
export const simpleFuelOf = (fuel: string | undefined) => firstFitting(fuels, fuel)

/** The body to filter by, or undefined. Spec 3.07. */
export const simpleBodyOf = (body: string | undefined) => firstFitting(bodies, body)

/** Automatic or Manual, or undefined. An automated manual counts as an automatic. Spec 3.07. */
export const simpleTransmissionOf = (words: string | undefined) =>
  firstFitting(transmissions, words)
