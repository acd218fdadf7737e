import { z } from 'zod'
import { address, day, text, whole } from '../fields.ts'
import { RATE_PERCENT_AT_MOST } from '../units.ts'

const percent = (title: string, description: string) =>
  z
    .number()
    .min(0)
    .max(RATE_PERCENT_AT_MOST)
    .meta({ title, description: `${description}, percent a year.` })

const rateRange = (title: string) =>
  z
    .strictObject({ from: percent('From', 'Lowest rate'), to: percent('To', 'Highest rate') })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'expected at least `from`' })
    .meta({ title, description: 'Lowest and highest rate, percent a year.' })

/** How a site estimates repayments. Spec 5.28-5.32, 9.11-9.18. */
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
    page: address('Finance page', 'Where Get Finance leads (Spec 2.08).').default('/finance'),
  })
  .meta({ title: 'Finance', description: 'The finance provider; absent if there is none.' })
export type FinanceSettings = z.infer<typeof financeSchema>
