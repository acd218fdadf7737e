import { z } from 'zod'
import { address, day, text, whole } from '../fields.ts'
import { PERCENT } from '../finance/thresholds.ts'
import { MAX_RATE_PERCENT } from '../units.ts'
import { MAX_LOAN_FEE, MAX_LOAN_MONTHS, MAX_LOAN_SHARE_PERCENT } from './thresholds.ts'

const percent = (title: string, description: string) =>
  z
    .number()
    .min(0)
    .max(MAX_RATE_PERCENT)
    .meta({ title, description: `${description}, percent a year.` })

const rateRange = (title: string) =>
  z
    .strictObject({ from: percent('From', 'Lowest rate'), to: percent('To', 'Highest rate') })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'expected at least `from`' })
    .meta({ title, description: 'Lowest and highest rate, percent a year.' })

const shareOfPrice = (title: string, description: string) =>
  z
    .number()
    .min(0)
    .max(MAX_LOAN_SHARE_PERCENT)
    .default(0)
    .meta({ title, description: `${description}, percent of the price.` })

const fee = (title: string, description: string) =>
  z
    .number()
    .min(0)
    .max(MAX_LOAN_FEE)
    .meta({ title, description: `${description}, dollars.` })

/** What a loan costs besides its interest, by which a comparison rate follows its rate. Spec 9.13. */
const fees = z
  .strictObject({
    upFront: fee('At the start', 'Charged once'),
    monthly: fee('A month', 'Charged with every payment'),
  })
  .optional()
  .meta({
    title: 'Fees',
    description:
      "The lender's fees. Where they give its comparison rate, buyers can change the rate in the calculator.",
  })

/** The terms of a loan, by which a car without a lender's own figures has an estimate. D30, Spec 9.13, 9.14. */
const terms = {
  rateAnnual: percent(
    'Interest rate',
    'Of repayments worked out for cars whose feed brings none; needs `comparisonRate` and `termMonths`',
  ).optional(),
  comparisonRate: percent(
    'Comparison rate',
    'With the fees of such a loan; what an American site states as the APR',
  ).optional(),
  termMonths: whole(1, MAX_LOAN_MONTHS, {
    title: 'Term',
    description: 'Of such a loan, months.',
  }).optional(),
  depositPercent: shareOfPrice('Deposit', 'Of such a loan; 10 with provider 1'),
  balloonPercent: shareOfPrice('Final payment', 'Of such a loan; none with provider 1'),
}

/** The disclaimer of provider 1 names this deposit and no final payment. Spec 9.15. */
const PROVIDER_1 = { provider: 1, depositPercent: 10 }

type Terms = { [Name in keyof typeof terms]?: number | undefined } & { provider: number }

const areTermsWhole = ({ rateAnnual, comparisonRate, termMonths }: Terms): boolean =>
  new Set([rateAnnual, comparisonRate, termMonths].map((term) => term === undefined)).size === 1

const areTermsOfProvider = ({ provider, rateAnnual, depositPercent, balloonPercent }: Terms) =>
  provider !== PROVIDER_1.provider ||
  rateAnnual === undefined ||
  (depositPercent === PROVIDER_1.depositPercent && balloonPercent === 0)

const isSomethingFinanced = ({ depositPercent = 0, balloonPercent = 0 }: Terms): boolean =>
  depositPercent + balloonPercent < PERCENT

/** How a site estimates repayments. Spec 5.28-5.32, 9.11-9.18, D30. */
export const financeSchema = z
  .strictObject({
    provider: whole(1, 7, {
      title: 'Provider',
      description: 'Kind of finance provider, 1 to 7; it decides when an estimate shows.',
    }),
    disclaimerName: text('Finance company', 'Whom the repayment disclaimer names (Spec 9.18).'),
    creditLicence: text('Credit licence', 'Its Australian credit licence number.').optional(),
    excludedMakes: z
      .array(text('Make', 'A make without estimates.'))
      .default([])
      .meta({ title: 'Excluded makes', description: 'Makes without estimates (Spec 5.28).' }),
    excludedDealerships: z
      .array(text('Dealership', 'Slug of a dealership without estimates.'))
      .default([])
      .meta({
        title: 'Excluded dealerships',
        description: 'Slugs of dealerships without estimates (Spec 5.28).',
      }),
    rateRanges: z
      .strictObject({
        interest: rateRange('Interest rates'),
        comparison: rateRange('Comparison rates'),
      })
      .optional()
      .meta({
        title: 'Rate ranges',
        description: "The lender's rates from lowest to highest, for the disclaimer (Spec 9.17).",
      }),
    offerEnds: day(
      'Offer ends',
      "Last day of provider 4's offer, shown to that day (Spec 9.16).",
    ).optional(),
    fees,
    ...terms,
    page: address('Finance page', 'Where Get Finance leads (Spec 2.08).').default('/finance'),
  })
  .refine(areTermsWhole, {
    path: ['rateAnnual'],
    error: 'expected `rateAnnual`, `comparisonRate` and `termMonths` together, or none of them',
  })
  .refine(areTermsOfProvider, {
    path: ['depositPercent'],
    error: 'expected 10 and no `balloonPercent` with provider 1, whose disclaimer says so',
  })
  .refine(isSomethingFinanced, {
    path: ['balloonPercent'],
    error: 'expected less than the whole price with `depositPercent`',
  })
  .meta({ title: 'Finance', description: 'The finance provider; absent if there is none.' })
export type FinanceSettings = z.infer<typeof financeSchema>
