import { z } from 'zod'
import { australianStates } from '../contact/postcode-states.ts'
import { slug } from '../fields.ts'
import { day, markdownText, money, text, whole } from '../quantities.ts'
import { statesWithoutPermit } from './permits.ts'
import { MAX_WEIGHT, MIN_SPIN_AGE, TOP_PRIZE_DOLLARS, WHEEL_SEGMENTS } from './thresholds.ts'

/** What fits into a segment of the drawn wheel, letters. */
const MAX_SHORT = 14
const MAX_AGE = 120

/** One segment of the wheel, with its prizes. Spec 9.20, D32. */
const segmentSchema = z.strictObject({
  id: slug('Id', 'Stable: spins and their audit name it.'),
  label: text('The prize, as the table and the winner read it, such as $50 fuel card'),
  short: text('What the wheel shows in its segment; without it the label')
    .max(MAX_SHORT)
    .optional(),
  won: text('The prize as “You won …” goes on: a $50 fuel card; without it the label').optional(),
  value: money('What the prize is worth').max(TOP_PRIZE_DOLLARS),
  weight: whole('Chance against the other segments; 0 is never drawn').max(MAX_WEIGHT),
  stock: whole('How many of this prize there are in all, given ones included'),
})
export type Segment = z.infer<typeof segmentSchema>

const hasOwnIds = (segments: readonly Segment[]) =>
  new Set(segments.map(({ id }) => id)).size === segments.length

const state = z.enum(australianStates)

const wheelShape = z.strictObject({
  id: slug('Id', 'Its name in overrides, and in the audit of its draws.'),
  name: text('Name of the promotion, such as Three-day sale'),
  start: day("First day on which it turns, in the site's time zone (D5)"),
  expiry: day('Last day on which it turns'),
  segments: z
    .array(segmentSchema)
    .length(WHEEL_SEGMENTS)
    .refine(hasOwnIds, { error: 'each segment needs an id of its own' })
    .describe('The prizes, clockwise'),
  terms: markdownText('The full terms'),
  terms_version: text('Version of the terms, such as 1; raise it with each change of them'),
  promoter: z
    .strictObject({
      name: text('Registered name'),
      abn: z
        .string()
        .regex(/^\d{2} ?\d{3} ?\d{3} ?\d{3}$/, 'expected 11 digits such as 98 765 432 109')
        .describe('ABN'),
      address: text('Street address'),
    })
    .describe('Who promises the prizes'),
  eligible_states: z.array(state).min(1).describe('States whose residents may enter'),
  minimum_age: z
    .int()
    .min(MIN_SPIN_AGE)
    .max(MAX_AGE)
    .default(MIN_SPIN_AGE)
    .describe('How old who enters must be, years'),
  permits: z
    .array(z.strictObject({ state, number: text('Number of the permit') }))
    .default([])
    .describe('Permits of the states that ask for one'),
  claim_until: day('Last day on which a prize can be claimed'),
  redraw_at: day('Day on which prizes that nobody claimed are drawn again'),
  second_spin_approved: z
    .boolean()
    .default(false)
    .describe('A deposit paid online adds a spin: only where your adviser agreed'),
})

/**
 * A prize wheel: its 19 segments in their order, the days on which it spins, both included, in the site's time
 * zone, and what the law asks of it. Without terms, promoter, or a permit where a state asks for one it is no
 * wheel. Spec 9.20, 4.29, D5, D32, FLOWS 11.
 */
export const wheelSchema = wheelShape
  .refine(({ start, expiry }) => start <= expiry, {
    error: 'expires before it starts',
    path: ['expiry'],
  })
  .refine(({ expiry, claim_until }) => expiry < claim_until, {
    error: 'expected a day after the last day of the wheel',
    path: ['claim_until'],
  })
  .refine(({ claim_until, redraw_at }) => claim_until < redraw_at, {
    error: 'expected a day after the last day on which prizes can be claimed',
    path: ['redraw_at'],
  })
  .superRefine((wheel, context) => {
    for (const { state, limit, total } of statesWithoutPermit(wheel)) {
      context.addIssue({
        code: 'custom',
        path: ['permits'],
        message: `missing: ${state} asks for a permit where prizes are worth more than $${limit}, and these are worth $${total}; name its number, or leave ${state} out of eligible_states`,
      })
    }
  })
  .describe('Wheel of prizes')
export type Wheel = z.infer<typeof wheelSchema>
