import type { Meta, StoryObj } from '@storybook/react-vite'
import type { EstimateVariant } from '#domain/trade-in/online-estimate.ts'
import { MAX_ESTIMATE_YEARS } from '#domain/trade-in/thresholds.ts'
import { type NoEstimateReason, tradeInEstimate } from '#domain/trade-in/trade-in-estimate.ts'
import { answerOf, type Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'
import { now, timeZone } from './story-time.ts'

type Inputs = {
  variant: EstimateVariant
  Year?: number
  Kms?: number
  from: number
  to: number
}

const reasons: Record<NoEstimateReason, string> = {
  year_unknown: 'The year is unknown.',
  car_too_old: 'The car is older than the site values online.',
  distance_unknown: 'The odometer is unknown.',
  over_100000_km: 'The car has more than 100,000 km on it.',
  value_unknown: 'The provider gave no value.',
}

const typical: Inputs = { variant: 'tenYears', Year: 2019, Kms: 61_000, from: 18_000, to: 20_500 }
const { Kms: _, ...withoutKms } = typical

const rule: Rule<Inputs> = {
  title: 'Trade-in estimate',
  sentence:
    'A car up to ten years old (seven on some sites) with up to 100,000 km is valued online, and the figure holds for seven days. Any other car is valued over the phone. On this page the year is 2026.',
  source: 'Spec 5.26, D29',
  inputs: {
    variant: { label: 'Oldest car valued online', kind: Object.keys(MAX_ESTIMATE_YEARS) },
    Year: { label: 'Year', kind: 'year' },
    Kms: { label: 'Odometer', kind: 'distance' },
    from: { label: 'Value from', kind: 'money' },
    to: { label: 'Value to', kind: 'money' },
  },
  typical,
  decide({ variant, from, to, ...vehicle }) {
    const settings = { variant, locale: 'en-AU', timeZone, now } as const
    const estimate = tradeInEstimate(vehicle, { from, to }, settings)
    return [
      answerOf('The estimate', estimate, {
        yes: estimate.eligible ? `${estimate.text}. ${estimate.validity}` : '',
        no: 'No online estimate',
        reasons,
      }),
      ...(estimate.eligible ? [] : [{ about: 'Shown instead', text: estimate.text }]),
    ]
  },
  cases: [
    { title: 'A seven-year-old car', inputs: typical },
    { title: 'Ten years old', inputs: { ...typical, Year: 2016 } },
    { title: 'Eleven years old', inputs: { ...typical, Year: 2015 } },
    {
      title: 'Eight years old, where seven is the limit',
      inputs: { ...typical, variant: 'sevenYears', Year: 2018 },
    },
    { title: '100,000 km', inputs: { ...typical, Kms: 100_000 } },
    { title: '100,001 km', inputs: { ...typical, Kms: 100_001 } },
    { title: 'Odometer unknown', inputs: withoutKms },
    { title: 'No value', inputs: { ...typical, from: 0, to: 0 } },
  ],
}

const meta: Meta<Inputs> = { title: 'Trade-in estimate', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = { name: 'Trade-in estimate' }
