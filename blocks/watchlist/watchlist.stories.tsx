import { anonymous, type Buyer } from '#domain/account/visitor.ts'
import {
  bestFigures,
  comingSoon,
  electric,
  fixtureCars,
  hilux,
  longNamed,
  reserved,
  soldCar,
} from '#parts/fixture-cars.ts'
import { financeSite, storySite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import block from './schema.ts'
import type { WatchlistData } from './view.ts'
import Watchlist from './watchlist.tsx'

export default { component: Watchlist }

const ada: Buyer = { kind: 'buyer', user: { phone: '+61491570006' }, account: 'ada' }
const withList = { flags: { ...storySite.flags, favourites: false, watchlist: true } }
const saved = (cars: WatchlistData['cars'], more: Partial<WatchlistData> = {}) => ({
  data: {
    cars,
    gone: 0,
    best: bestFigures,
    count: cars.length,
    page: 1,
    pages: 1,
    before: new Map(
      cars.map((car, index) => [car.id, (car.price ?? 0) + ([1_000, 0, -500][index % 3] ?? 0)]),
    ),
    ...more,
  },
  site: { ...storySite, ...withList },
  visitor: ada,
})
const story = storyOf<WatchlistData>(block, saved([hilux, electric, reserved]))

export const Smallest = story('Smallest', saved([hilux]))
export const Typical = story('Typical')
export const Longest = story('Longest', {
  ...saved([longNamed, ...fixtureCars.slice(0, 7)], { gone: 2, count: 31, pages: 2 }),
  site: { ...financeSite, ...withList },
})
/** Sold, reserved and on its way, each said below its card. */
export const States = story('Typical', saved([soldCar, reserved, comingSoon, hilux]))
export const Empty = story('Smallest', saved([]))
/** Of who is not signed in: kept in this browser. */
export const Device = story('Typical', { ...saved([hilux, electric]), visitor: anonymous })
export const DeviceEmpty = story('Smallest', { ...saved([]), visitor: anonymous })
