import { offerItem, postItem } from '#parts/entries/entry-item.ts'
import type { Listing } from '#parts/entries/entry-listing.tsx'
import { hilux } from '#parts/fixture-cars.ts'
import { fixtureContent } from '#parts/fixture-content.ts'
import { storySite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import EntryList from './entry-list.tsx'
import block from './schema.ts'

export default { component: EntryList }

const [first, second, third] = fixtureContent.posts
const author = (post: NonNullable<typeof first>) =>
  postItem(
    post,
    { author: fixtureContent.people[0], car: post.search ? hilux : undefined },
    storySite,
  )
const offers: Listing = {
  entries: fixtureContent.offers.map((offer) => offerItem(offer, hilux, storySite)),
  kinds: [
    { name: 'Cars', href: '/offers?kind=cars', isCurrent: false },
    { name: 'Workshop', href: '/offers?kind=workshop', isCurrent: false },
  ],
  page: 1,
  pages: 1,
  path: '/offers',
}
const posts: Listing = {
  ...offers,
  entries: [first, second, third].flatMap((post) => (post ? [author(post)] : [])),
}
const story = storyOf<Listing>(block, { data: offers })

export const Smallest = story('Smallest', {
  data: { ...posts, entries: posts.entries.slice(0, 1) },
})
export const Typical = story('Typical')
export const Ledger = story('Ledger')
export const Notes = story('Notes')
export const Plates = story('Plates')
export const Cells = story('Cells')
export const Bills = story('Bills')
export const Longest = story('Longest', { data: posts })
export const Empty = story('Typical', { data: { ...offers, entries: [], kinds: [] } })
export const Paged = story('Typical', { data: { ...offers, page: 2, pages: 7 } })
