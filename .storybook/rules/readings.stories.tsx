import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { measuredFacts } from '#domain/car/measured-facts.ts'
import { noteOf } from '#domain/car/note.ts'
import { formatNumber } from '#domain/format.ts'
import { measureText } from '#domain/measure.ts'
import type { Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'

const locales = ['en-AU', 'en-NZ', 'en-US'] as const

type Inputs = {
  locale: (typeof locales)[number]
  acceleration?: number
  electricrange?: number
  power?: number
  brakedtowing?: number
  bestAcceleration?: number
  bestPower?: number
  comments: string
  author: string
}

const typical: Inputs = {
  locale: 'en-AU',
  acceleration: 4.3,
  power: 353,
  bestAcceleration: 3.1,
  bestPower: 478,
  comments: 'One owner before it came to me. Two keys.',
  author: 'Tama, Penrose',
}
const { bestAcceleration: _, bestPower: __, ...withoutBest } = typical

const rule: Rule<Inputs> = {
  title: 'Readings and notes',
  sentence:
    'A reading shows only where the figure is known. Its bar is a share of the best car on the site: the quickest has the full bar for its time, for all else the highest figure has it. A card quotes the first sentence of the comments.',
  source: 'Spec 3.10, 3.15, 5.35, 9.25',
  inputs: {
    locale: { label: 'The site’s language', kind: locales },
    acceleration: { label: '0 to 100 km/h, seconds', kind: 'number' },
    electricrange: { label: 'Electric range, km', kind: 'number' },
    power: { label: 'Power, kW', kind: 'number' },
    brakedtowing: { label: 'Braked towing, kg', kind: 'number' },
    bestAcceleration: { label: 'The quickest car of the site, seconds', kind: 'number' },
    bestPower: { label: 'The strongest car of the site, kW', kind: 'number' },
    comments: { label: 'The dealer’s comments', kind: 'text' },
    author: { label: 'Who signs them', kind: 'text' },
  },
  typical,
  decide({ locale, bestAcceleration, bestPower, comments, author, ...variant }) {
    const best = {
      ...(bestAcceleration !== undefined && { acceleration: bestAcceleration }),
      ...(bestPower !== undefined && { power: bestPower }),
    }
    const facts = measuredFacts({ variant }, locale, best)
    const note = noteOf({ dealercomments: comments, dealercomments_author: author })
    return [
      {
        about: 'Readings',
        text: String(facts.length),
        because: facts.map((fact) => `${fact.name}: ${measureText(fact)}`),
      },
      {
        about: 'Bars',
        text: String(facts.filter(({ share }) => share !== undefined).length),
        because: facts.flatMap(({ name, share }) =>
          share === undefined ? [] : [`${name}: ${formatNumber(share * 100, 'en-AU')} %`],
        ),
      },
      {
        about: 'Note of a card',
        text: note ? [note.text, note.author].filter(Boolean).join(' — ') : 'None',
      },
    ]
  },
  cases: [
    { title: 'A petrol coupe', inputs: typical },
    { title: 'The quickest car itself', inputs: { ...typical, acceleration: 3.1 } },
    { title: 'The best is not known', inputs: withoutBest },
    { title: 'An electric car', inputs: { ...typical, electricrange: 528 } },
    { title: 'A ute', inputs: { ...withoutBest, brakedtowing: 3500 } },
    { title: 'In the United States', inputs: { ...typical, locale: 'en-US', brakedtowing: 3084 } },
    { title: 'Comments that nobody signed', inputs: { ...typical, author: '' } },
    { title: 'No comments', inputs: { ...typical, comments: '' } },
  ],
}

const meta: Meta<Inputs> = { title: 'Readings and notes', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = {
  name: 'Readings and notes',
  async play({ canvasElement }) {
    const row = (name: RegExp) => within(within(canvasElement).getByRole('row', { name }))
    await expect(row(/petrol coupe/).getByText('0–100 km/h: 72 %')).toBeVisible()
    await expect(row(/quickest car itself/).getByText('0–100 km/h: 100 %')).toBeVisible()
    await expect(row(/best is not known/).queryByText(/%/)).toBeNull()
    await expect(row(/United States/).getByText('Tows: 6,800 lb')).toBeVisible()
    await expect(row(/nobody signed/).queryByText(/Tama/)).toBeNull()
  },
}
