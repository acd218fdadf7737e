import type { WrittenReview } from '#domain/review/review.ts'
import { storyOf } from '../story.ts'
import type { ReviewsData } from './load.ts'
import Reviews from './reviews.tsx'
import block from './schema.ts'

export default { component: Reviews }

const texts = [
  'Straight answers and a clean car.',
  'They rang me about the tyres before I asked, and took them off the price.',
  'I had it for a weekend before I said yes. Nobody called to hurry me. When I brought it back with a question about the towbar, the man from the workshop came out and showed me.',
]
const written = (count: number): WrittenReview[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `r${at}`,
    customer_name: at % 2 === 0 ? 'Priya N.' : 'Wilhelmina Featherstonehaugh-Abernathy',
    text: texts[at % texts.length] ?? '',
    rating: 5 - (at % 3) / 2,
    review_date: `2026-10-${String(28 - at).padStart(2, '0')}`,
    source: 'Google',
  }))
const dataOf = (count: number): ReviewsData => ({
  summary: { count: count * 7, average_rating: 4.6 },
  reviews: written(count),
})
const story = storyOf<ReviewsData>(block, { data: dataOf(6) })

export const Smallest = story('Smallest', { data: dataOf(1) })
export const Typical = story('Typical')
export const Aside = story('Aside')
export const Big = story('Big', { data: dataOf(3) })
export const Three = story('Three', { data: dataOf(3) })
export const Longest = story('Longest', { data: dataOf(12) })
export const Empty = story('Smallest', { data: { summary: { count: 0 }, reviews: [] } })
