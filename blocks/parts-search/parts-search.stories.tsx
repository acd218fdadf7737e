import { fixtureContent } from '#parts/fixture-content.ts'
import { storyPage } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import type { PartsData } from './load.ts'
import PartsSearch from './parts-search.tsx'
import block from './schema.ts'

export default { component: PartsSearch }

const { parts } = fixtureContent
const choice = (name: string) => ({ name, slug: name.toLowerCase() })
const data: PartsData = {
  parts,
  count: parts.length,
  page: 1,
  pages: 1,
  chosen: {},
  choices: {
    kinds: ['Interior', 'Towing', 'Touring'].map(choice),
    makes: ['Kia', 'Toyota'].map(choice),
    models: ['HiLux', 'Sorento'].map(choice),
  },
}
const page = storyPage({ path: '/parts/search', route: '/parts/search' })
const story = storyOf<PartsData>(block, { data, page })

export const Smallest = story('Smallest', { data: { ...data, parts: parts.slice(0, 1), count: 1 } })
export const Typical = story('Typical')
export const Longest = story('Longest', {
  data: { ...data, count: 2000, page: 3, pages: 84, chosen: { part: 'bar', brand: 'toyota' } },
})
export const Empty = story('Typical', {
  data: { ...data, parts: [], count: 0, chosen: { part: 'boat' } },
})
/** On the page of a make. */
export const OfMake = story('Smallest', { data: { ...data, make: 'Toyota' } })
