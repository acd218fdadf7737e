import { hilux } from '#parts/fixture-cars.ts'
import { storySite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import ContactPanel from './contact-panel.tsx'
import type { ContactData } from './load.ts'
import block from './schema.ts'

export default { component: ContactPanel }

const { locations } = storySite
const story = storyOf<ContactData>(block, { data: { places: locations.slice(0, 1) } })

export const Smallest = story('Smallest')
export const Typical = story('Typical')
export const All = story('All', { data: { places: locations } })
export const Workshop = story('Workshop')
export const Longest = story('Longest', {
  data: { places: locations.flatMap((place) => [place, { ...place, id: `${place.id}-2` }]) },
})
export const Location = story('Location', {
  data: { places: locations.slice(0, 1), car: hilux },
})
export const Call = story('Call')
export const Place = story('Place')
/** The number to call is that of the car; on this site it is asked for. */
export const OfCar = story('Typical', {
  data: { places: locations.slice(0, 1), car: hilux },
  site: { ...storySite, flags: { ...storySite.flags, revealPhone: true } },
})
/** A site without locations. */
export const Empty = story('Smallest', { data: { places: [] } })
