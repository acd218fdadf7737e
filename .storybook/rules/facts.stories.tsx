import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { features } from '#domain/car/features.ts'
import { type CarType, carTypes } from '#domain/car/kinds.ts'
import { keyFacts, type SpecRow, specRows } from '#domain/car/spec-rows.ts'
import { DEALER_COMMENTS_CHARACTERS, shortened } from '#domain/shortened-text.ts'
import { hilux } from '#parts/fixture-cars.ts'
import type { Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'
import { now, timeZone } from './story-time.ts'

const locales = ['en-AU', 'en-NZ', 'en-US'] as const

type Inputs = {
  locale: (typeof locales)[number]
  car_type: CarType
  km?: number
  simple_transmission: 'Automatic' | 'Manual'
  drive: string
  rego_expiry: string
  features: number
  comments: number
}

const typical: Inputs = {
  locale: 'en-AU',
  car_type: 'used',
  km: 61_430,
  simple_transmission: 'Automatic',
  drive: '4WD',
  rego_expiry: '2027-04-30',
  features: 12,
  comments: 500,
}
const { km: _, ...withoutKm } = typical

const rowTexts = (rows: readonly SpecRow[]): string[] =>
  rows.map(({ label, value }) => `${label}: ${value}`)

const rule: Rule<Inputs> = {
  title: 'Facts of a car',
  sentence:
    'A fact that is empty or says “null” is left out, and registration shows only while it is current. A card shows up to four key facts; long lists and comments open with Show More.',
  source: 'Spec 2.41, 5.35, 5.37, 9.09',
  inputs: {
    locale: { label: 'The site’s language', kind: locales },
    car_type: { label: 'Condition', kind: carTypes },
    km: { label: 'Odometer', kind: 'distance' },
    simple_transmission: { label: 'Transmission', kind: ['Automatic', 'Manual'] },
    drive: { label: 'Drive type', kind: 'text' },
    rego_expiry: { label: 'Registration expires', kind: 'text' },
    features: { label: 'Features', kind: 'number' },
    comments: { label: 'Length of the dealer’s comments, in characters', kind: 'number' },
  },
  typical,
  decide({ locale, features: count, comments, ...facts }) {
    const { km: _, ...ute } = hilux
    const car = { ...ute, ...facts }
    const context = { now, locale, timeZone }
    const all = specRows(car, context)
    const standardEquipment = Array.from({ length: count }, (_, index) => `Feature ${index + 1}`)
    const { shown: first, rest } = features({ standardEquipment })
    const short = shortened('word '.repeat(comments).slice(0, comments), DEALER_COMMENTS_CHARACTERS)
    const shown = ['drive', 'rego_expiry', 'length']
    const some = all.filter(({ key }) => shown.includes(key))
    return [
      {
        about: 'Key facts',
        text: String(keyFacts(car, context).length),
        because: rowTexts(keyFacts(car, context)),
      },
      { about: 'All facts, among them', text: String(all.length), because: rowTexts(some) },
      { about: 'Features', text: `${first.length} shown, ${rest.length} under Show More` },
      {
        about: 'Dealer’s comments',
        text:
          short === undefined
            ? 'In full'
            : `The first ${short.length} characters, the rest under Show More`,
      },
    ]
  },
  cases: [
    { title: 'A used ute', inputs: typical },
    { title: 'Odometer not known', inputs: withoutKm },
    { title: 'A drive that says null', inputs: { ...typical, drive: 'null' } },
    { title: 'Registration that expires today', inputs: { ...typical, rego_expiry: '2026-11-18' } },
    { title: 'Eight features', inputs: { ...typical, features: 8 } },
    { title: 'Comments of 400 characters', inputs: { ...typical, comments: 400 } },
    { title: 'In the United States', inputs: { ...typical, locale: 'en-US' } },
  ],
}

const meta: Meta<Inputs> = { title: 'Facts of a car', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = {
  name: 'Facts of a car',
  async play({ canvasElement }) {
    const row = (name: RegExp) => within(within(canvasElement).getByRole('row', { name }))
    await expect(row(/used ute/).getByText('Drive: 4WD')).toBeVisible()
    await expect(row(/says null/).queryByText(/^Drive:/)).toBeNull()
  },
}
