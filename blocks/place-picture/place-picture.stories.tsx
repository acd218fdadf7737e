import { storyOf } from '../story.ts'
import PlaceBand from './place-picture.tsx'
import block from './schema.ts'

export default { component: PlaceBand }

const story = storyOf(block)

export const Smallest = story('Smallest')
export const Typical = story('Typical')
export const PageTitle = story('PageTitle')
export const Dark = story('Dark')
export const Reception = story('Reception')
export const Photo = story('Photo')
export const Longest = story('Longest')
