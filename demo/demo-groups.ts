import type { Country } from '#domain/contact/country.ts'
import { americanCars } from './catalogue/american-cars.ts'
import { americanTrucksAndSuvs } from './catalogue/american-trucks-and-suvs.ts'
import {
  camperTrailers,
  type DemoCaravan,
  jaycoCaravans,
  touringCaravans,
} from './catalogue/caravans.ts'
import { electricCars } from './catalogue/electric-cars.ts'
import { fourWheelDrives } from './catalogue/four-wheel-drives.ts'
import { japaneseImports } from './catalogue/japanese-imports.ts'
import { CURRENT, type DemoModel } from './catalogue/model.ts'
import { moreSuvs } from './catalogue/more-suvs.ts'
import { motorcycles } from './catalogue/motorcycles.ts'
import { passengerCars } from './catalogue/passenger-cars.ts'
import { performanceCars } from './catalogue/performance-cars.ts'
import { suvs } from './catalogue/suvs.ts'
import { touringMotorcycles } from './catalogue/touring-motorcycles.ts'
import { utes } from './catalogue/utes.ts'
import { vansAndPeopleMovers } from './catalogue/vans-and-people-movers.ts'
import {
  type DemoLocation,
  harbourLocations,
  kiwiLocations,
  lonestarLocations,
  outbackLocations,
  voltLocations,
} from './locations.ts'
import { harbourVoice } from './voices/harbour.ts'
import { kiwiVoice } from './voices/kiwi.ts'
import { lonestarVoice } from './voices/lonestar.ts'
import { outbackVoice } from './voices/outback.ts'
import type { Voice } from './voices/voice.ts'
import { voltVoice } from './voices/volt.ts'

/** What a demo dealer group sells. */
export type DemoGroup = {
  dealer: string
  country: Country
  stockPrefix: string
  locations: readonly DemoLocation[]
  count: number
  /** Shares of new and demo cars, 0 to 1; the rest is used. */
  newShare: number
  demoShare: number
  usedModels: readonly DemoModel[]
  newModels: readonly DemoModel[]
  /** Key of its lenders in `finance_lenders`; absent where the site estimates no repayments. */
  financeProvider?: string
  paymentProcessors: readonly string[]
  /** Caravans that it sells used, and their share of its stock, 0 to 1. */
  caravans?: { models: readonly DemoCaravan[]; share: number }
  /** Asking prices, whole dollars; any where absent. */
  prices?: { from: number; to: number }
  /** How its staff write the comments. */
  voice: Voice
}

/** Models with weights that sum to `total`, so that lists can be mixed by share. */
function weighted(models: readonly DemoModel[], total: number): DemoModel[] {
  const sum = models.reduce((weights, { weight }) => weights + weight, 0)
  return models.map((model) => ({ ...model, weight: (model.weight / sum) * total }))
}

const australian = [...utes, ...suvs, ...moreSuvs, ...passengerCars, ...vansAndPeopleMovers]
const soldNew = harbourLocations.flatMap((location) => location.makes)

// Sold in Australia only, or too rare in New Zealand for a stock of 180 cars.
const notInNewZealand = ['Holden', 'Tesla', 'Land Rover', 'Jeep', 'Isuzu']

/** The demo groups by tenant slug. */
export const demoGroups: Readonly<Record<string, DemoGroup>> = {
  harbour: {
    dealer: 'Harbour Motor Group',
    country: 'AU',
    stockPrefix: 'H',
    locations: harbourLocations,
    count: 600,
    newShare: 0.28,
    demoShare: 0.09,
    voice: harbourVoice,
    caravans: { models: jaycoCaravans, share: 1 / 75 },
    usedModels: [...australian, ...motorcycles],
    newModels: australian.filter(
      ({ make, years }) => years[1] === CURRENT && soldNew.includes(make),
    ),
    financeProvider: '4',
    paymentProcessors: ['stripe'],
  },
  kiwi: {
    dealer: 'Kiwi Car Company',
    country: 'NZ',
    stockPrefix: 'K',
    locations: kiwiLocations,
    count: 180,
    newShare: 0,
    demoShare: 0,
    voice: kiwiVoice,
    usedModels: [
      ...japaneseImports,
      ...australian.filter(({ make }) => !notInNewZealand.includes(make)),
    ],
    newModels: [],
    paymentProcessors: ['stripe'],
  },
  outback: {
    dealer: 'Outback Touring Co',
    country: 'AU',
    stockPrefix: 'O',
    locations: outbackLocations,
    count: 168,
    newShare: 0,
    demoShare: 0,
    voice: outbackVoice,
    usedModels: [...weighted(touringMotorcycles, 47), ...weighted(fourWheelDrives, 39)],
    newModels: [],
    caravans: { models: [...touringCaravans, ...camperTrailers], share: 82 / 168 },
    paymentProcessors: [],
  },
  volt: {
    dealer: 'Volt & Apex',
    country: 'AU',
    stockPrefix: 'VA',
    locations: voltLocations,
    count: 74,
    newShare: 0,
    demoShare: 0.1,
    voice: voltVoice,
    usedModels: [...weighted(electricCars, 45), ...weighted(performanceCars, 29)],
    newModels: electricCars.filter(({ years }) => years[1] === CURRENT),
    financeProvider: '4',
    paymentProcessors: ['stripe'],
  },
  lonestar: {
    dealer: 'Lonestar Auto Value',
    country: 'US',
    stockPrefix: 'L',
    locations: lonestarLocations,
    count: 318,
    newShare: 0,
    demoShare: 0,
    voice: lonestarVoice,
    usedModels: [...americanTrucksAndSuvs, ...americanCars],
    newModels: [],
    prices: { from: 5_000, to: 20_000 },
    financeProvider: '7',
    paymentProcessors: ['stripe'],
  },
}
