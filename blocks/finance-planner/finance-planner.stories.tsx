import { calculatorFor, calculatorOfPrice } from '#domain/finance/calculator-for.ts'
import { barest, hilux, reduced } from '#parts/fixture-cars.ts'
import { americanSite, financeSite, storyPage, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { storyOf } from '../story.ts'
import FinancePlanner from './finance-planner.tsx'
import type { PlannerData } from './load.ts'
import block from './schema.ts'

export default { component: FinancePlanner }

const terms = { rateAnnual: 9.49, comparisonRate: 10.26, termMonths: 60, depositPercent: 10 }
const withTerms = (site: SiteView): SiteView => ({
  ...site,
  ...(site.finance && { finance: { ...site.finance, ...terms } }),
})
const site = withTerms(financeSite)
const dataFor = ({ finance }: SiteView): PlannerData => ({
  calculator: finance && calculatorOfPrice(32_000, finance),
  most: 89_990,
  cars: [reduced, hilux, barest],
  count: 42,
  searchHref: '/search?price=:32000',
})
const story = storyOf<PlannerData>(block, { site, data: dataFor(site) })

export const Smallest = story('Smallest')
export const Typical = story('Typical')
export const Rail = story('Rail')
export const Letter = story('Letter')
export const Docket = story('Docket')
export const Console = story('Console')
export const Bill = story('Bill')

const american = withTerms(americanSite)
export const American = story('Typical', { site: american, data: dataFor(american) })
/** A car that the address names, which begins with its lender's figures. */
export const OfCar = story('Typical', {
  data: {
    ...dataFor(site),
    own: hilux,
    calculator:
      site.finance &&
      calculatorFor(hilux, site.finance, {
        now: new Date(storyPage().now),
        timeZone: site.timeZone,
      }),
  },
})
/** The car of the address was sold. */
export const Gone = story('Typical', { data: { ...dataFor(site), isGone: true } })
/** No comparison rate is known. */
export const NoRate = story('Typical', { data: { calculator: { kind: 'no_rate' } } })
/** Nothing is financed. */
export const Empty = story('Typical', { site: storySite, data: {} })
