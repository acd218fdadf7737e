import { carriers } from './catalogue/carriers.ts'
import { japaneseImports } from './catalogue/japanese-imports.ts'
import { motorcycles } from './catalogue/leisure.ts'
import { CURRENT, type DemoModel } from './catalogue/model.ts'
import { moreSuvs } from './catalogue/more-suvs.ts'
import { passenger } from './catalogue/passenger.ts'
import { suvs } from './catalogue/suvs.ts'
import { utes } from './catalogue/utes.ts'
import { harbourYards, kiwiYards, type Yard } from './yards.ts'

/** What one demo group sells, and how. */
export type DemoGroup = {
  dealer: string
  country: 'AU' | 'NZ'
  stockPrefix: string
  yards: readonly Yard[]
  count: number
  /** Shares of new and demo cars; the rest is used. */
  newShare: number
  demoShare: number
  usedModels: readonly DemoModel[]
  newModels: readonly DemoModel[]
  /** Key of its lenders in `finance_lenders`; absent where the site estimates no repayments. */
  financeProvider?: string
  paymentProcessors: readonly string[]
  sellsCaravans: boolean
}

const australian = [...utes, ...suvs, ...moreSuvs, ...passenger, ...carriers]
const soldNew = harbourYards.flatMap((yard) => yard.makes)

// Sold in Australia only, or too rare in New Zealand for a yard of 180 cars.
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
