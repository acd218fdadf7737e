import { storyOf } from '../story.ts'
import LineUp from './line-up.tsx'
import type { LineUpData } from './load.ts'
import block from './schema.ts'

export default { component: LineUp }

const kinds = [
  { label: 'SUVs', href: '/search/suv', count: 285, body: 'SUV' },
  { label: 'Utes', href: '/search/ute', count: 129, body: 'Ute' },
  { label: 'Hatchbacks', href: '/search/hatchback', count: 105, body: 'Hatchback' },
  { label: 'Sedans', href: '/search/sedan', count: 22, body: 'Sedan' },
  { label: 'People movers and mini-buses', href: '/search/people-mover', count: 1234, body: 'Van' },
  { label: 'Wagons', href: '/search/wagon', count: 1, body: 'Wagon' },
]
const found = (count: number) => ({ data: { kinds: kinds.slice(0, count) } })
const story = storyOf<LineUpData>(block, found(6))

export const Smallest = story('Smallest', found(1))
export const Typical = story('Typical')
export const Floor = story('Floor')
export const Words = story('Words')
export const Plates = story('Plates')
export const Ticker = story('Ticker')
export const Tint = story('Tint')
export const Flood = story('Flood')
export const Longest = story('Longest')
export const Empty = story('Typical', found(0))
