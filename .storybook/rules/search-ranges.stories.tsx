import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatNumber } from '#domain/format.ts'
import { movedThumb, rangeFrom, stepOf, thumbsOf } from '#domain/stock-query/ranges.ts'
import type { Rule } from './rule.ts'
import { pageOf } from './rule-page.tsx'

const facets = ['price', 'km', 'year'] as const
const ends = ['min', 'max'] as const

type Inputs = {
  facet: (typeof facets)[number]
  lowest: number
  highest: number
  from?: number
  to?: number
  end: (typeof ends)[number]
  movedTo: number
}

const typical: Inputs = {
  facet: 'price',
  lowest: 8_990,
  highest: 92_400,
  end: 'max',
  movedTo: 30_480,
}

const number = (value: number) => formatNumber(value, 'en-AU')

const rule: Rule<Inputs> = {
  title: 'Search ranges',
  sentence:
    'Prices and kilometres go in steps of a thousand, between the lowest and highest in stock. One slider handle never passes the other, and a handle at its end sets no limit there.',
  source: 'Spec 5.02-5.04',
  inputs: {
    facet: { label: 'Range', kind: facets },
    lowest: { label: 'Lowest in stock', kind: 'number' },
    highest: { label: 'Highest in stock', kind: 'number' },
    from: { label: 'Chosen from', kind: 'number' },
    to: { label: 'Chosen to', kind: 'number' },
    end: { label: 'The handle that moves', kind: ends },
    movedTo: { label: 'Moved to', kind: 'number' },
  },
  typical,
  decide({ facet, lowest, highest, from, to, end, movedTo }) {
    const bounds = { min: lowest, max: highest }
    const range = { ...(from !== undefined && { min: from }), ...(to !== undefined && { max: to }) }
    const thumbs = movedThumb(facet, thumbsOf(range, bounds), end, movedTo, bounds)
    const { min, max } = rangeFrom(thumbs, bounds)
    return [
      { about: 'The handles stand at', text: `${number(thumbs.min)} and ${number(thumbs.max)}` },
      {
        about: 'The search asks for',
        text:
          [
            min !== undefined && `at least ${number(min)}`,
            max !== undefined && `at most ${number(max)}`,
          ]
            .filter(Boolean)
            .join(', ') || 'Anything',
      },
      { about: 'An arrow key moves by', text: number(stepOf(facet, bounds)) },
    ]
  },
  cases: [
    { title: 'The upper handle to 30,480', inputs: typical },
    { title: 'Back to its end', inputs: { ...typical, movedTo: 95_000 } },
    { title: 'Below the lower handle', inputs: { ...typical, from: 40_000, movedTo: 20_000 } },
    {
      title: 'The lower handle past the upper',
      inputs: { ...typical, to: 40_000, end: 'min', movedTo: 60_000 },
    },
    {
      title: 'Years are not rounded',
      inputs: { ...typical, facet: 'year', lowest: 1998, highest: 2026, movedTo: 2019 },
    },
  ],
}

const meta: Meta<Inputs> = { title: 'Search ranges', tags: ['!autodocs'], ...pageOf(rule) }
export default meta

export const Page: StoryObj<Inputs> = { name: 'Search ranges' }
