import { japaneseImports } from './catalogue/japanese-imports.ts'
import { CURRENT, type DemoModel } from './catalogue/model.ts'
import { moreSuvs } from './catalogue/more-suvs.ts'
import { motorcycles } from './catalogue/motorcycles-and-caravans.ts'
import { passengerCars } from './catalogue/passenger-cars.ts'
import { suvs } from './catalogue/suvs.ts'
import { utes } from './catalogue/utes.ts'
import { vansAndPeopleMovers } from './catalogue/vans-and-people-movers.ts'
import { harbourYards, kiwiYards, type Yard } from './yards.ts'

/** What a demo dealer group sells. */
export type DemoGroup = {
  dealer: string
  country: 'AU' | 'NZ'
  stockPrefix: string
  yards: readonly Yard[]
  count: number
  /** Shares of new and demo cars, 0 to 1; the rest is used. */
  newShare: number
  demoShare: number
  usedModels: readonly DemoModel[]
  newModels: readonly DemoModel[]
  /** Key of its lenders in `finance_lenders`; absent where the site estimates no repayments. */
  financeProvider?: string
  paymentProcessors: readonly string[]
  sellsCaravans: boolean
}

const australian = [...utes, ...suvs, ...moreSuvs, ...passengerCars, ...vansAndPeopleMovers]
const soldNew = harbourYards.flatMap((yard) => yard.makes)

// Sold in Australia only, or too rare in New Zealand for a stock of 180 cars.
const notInNewZealand = ['Holden', 'Tesla', 'Land Rover', 'Jeep', 'Isuzu']

/** The demo groups by tenant slug. */
export const demoGroups: Readonly<Record<string, DemoGroup>> = {
  harbour: {
    ...{ dealer: 'Harbour Motor Group', country: 'AU', stockPrefix: 'H', yards: harbourYards },
    ...{ count: 600, newShare: 0.28, demoShare: 0.09, sellsCaravans: true },
    usedModels: [...australian, ...motorcycles],
    newModels: australian.filter(
      ({ make, years }) => years[1] === CURRENT && soldNew.includes(make),
    ),
    financeProvider: '4',
    paymentProcessors: ['stripe'],
  },
  kiwi: {
    ...{ dealer: 'Kiwi Car Company', country: 'NZ', stockPrefix: 'K', yards: kiwiYards },
    ...{ count: 180, newShare: 0, demoShare: 0, sellsCaravans: false },
    usedModels: [
      ...japaneseImports,
      ...australian.filter(({ make }) => !notInNewZealand.includes(make)),
    ],
    newModels: [],
    paymentProcessors: [],
  },
}
