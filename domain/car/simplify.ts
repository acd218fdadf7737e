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

const bodies: [RegExp, SimpleBody][] = [
  [/caravan|camper trailer/, 'Caravan'],
  [/motor ?cycle|motorbike|scooter|cruiser bike/, 'Motorcycle'],
  [/people ?mover|mpv|minivan/, 'People Mover'],
  [/\bute\b|pick ?-?up|tray|cab chassis|dual cab|double cab|utility/, 'Ute'],
  [/suv|4x4|off-?road|crossover/, 'SUV'],
  [/hatch/, 'Hatchback'],
  [/wagon|estate|sportbrake|avant|touring/, 'Wagon'],
  [/convertible|cabrio|roadster|spyder|soft ?top/, 'Convertible'],
  [/coupe|coupé|fastback/, 'Coupe'],
  [/sedan|saloon/, 'Sedan'],
  [/bus|coach/, 'Bus'],
  [/truck|prime mover|tipper/, 'Truck'],
  [/van|commercial/, 'Van'],
]

const transmissions: [RegExp, SimpleTransmission][] = [
  [/auto|cvt|dsg|dct|dual.?clutch|tronic|pdk|reduction|constantly|steptronic/, 'Automatic'],
  [/manual/, 'Manual'],
]

function firstFitting<Kind>(table: [RegExp, Kind][], words = ''): Kind | undefined {
  const lower = words.toLowerCase()
  return table.find(([pattern]) => pattern.test(lower))?.[1]
}

/** The fuel to filter by for a maker's words, or undefined where they name none. Spec 3.07. */
export const simpleFuelOf = (fuel: string | undefined) => firstFitting(fuels, fuel)

/** The body to filter by, or undefined. Spec 3.07. */
export const simpleBodyOf = (body: string | undefined) => firstFitting(bodies, body)

/** Automatic or Manual, or undefined. An automated manual drives as an automatic. Spec 3.07. */
export const simpleTransmissionOf = (words: string | undefined) =>
  firstFitting(transmissions, words)
