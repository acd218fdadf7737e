import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatDate, formatKm, formatLength, formatMoney } from '#domain/format.ts'
import { inAmericanSpelling } from '#domain/site/american-spelling.ts'
import { wordsOf } from '#domain/site/interface-texts.ts'
import type { Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'
import { timeZone } from './story-time.ts'

const locales = ['en-AU', 'en-NZ', 'en-US'] as const

type Inputs = {
  locale: (typeof locales)[number]
  dollars: number
  km: number
  millimetres: number
  day: string
  text: string
}

const typical: Inputs = {
  locale: 'en-AU',
  dollars: 31_990,
  km: 48_210,
  millimetres: 5325,
  day: '2027-03-31',
  text: 'Enquire about this colour at /enquiry today',
}

const rule: Rule<Inputs> = {
  title: 'Wording and formats',
  sentence:
    'A site follows its country’s conventions for money, distances, lengths and dates. US sites also use American spelling for whole words, but never in addresses or names.',
  source: 'Spec 9.23, 9.25-9.27',
  inputs: {
    locale: { label: 'The site’s language', kind: locales },
    dollars: { label: 'Dollars', kind: 'number' },
    km: { label: 'Kilometres', kind: 'number' },
    millimetres: { label: 'Millimetres', kind: 'number' },
    day: { label: 'Date', kind: 'text' },
    text: { label: 'A text by the dealer', kind: 'text' },
  },
  typical,
  decide({ locale, dollars, km, millimetres, day, text }) {
    const words = wordsOf({ locale, wording: {} })
    return [
      { about: 'Money', text: formatMoney(dollars, locale) },
      { about: 'Odometer', text: formatKm(km, locale) },
      { about: 'Length', text: formatLength(millimetres, locale) },
      { about: 'Date', text: formatDate(day, locale, timeZone) },
      { about: 'Button of an enquiry', text: words.enquireNow },
      { about: 'The text in American spelling', text: inAmericanSpelling(text) },
    ]
  },
  cases: [
    ...locales.map((locale) => ({ title: locale, inputs: { ...typical, locale } })),
    { title: 'A discount', inputs: { ...typical, dollars: -500 } },
    { title: 'Not a date', inputs: { ...typical, day: 'soon' } },
    { title: 'In capitals', inputs: { ...typical, text: 'COLOUR AND ENQUIRY' } },
  ],
}

const meta: Meta<Inputs> = { title: 'Wording and formats', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = { name: 'Wording and formats' }
