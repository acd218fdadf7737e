import type { Meta } from '@storybook/react-vite'
import { storyOf } from '../story.ts'
import RecentCars from './recent-cars.tsx'
import block from './schema.ts'

/** Its cards come from another page of the site; here it is as on a first visit, out of sight. */
const meta: Meta<typeof RecentCars> = { component: RecentCars }
export default meta

const story = storyOf(block)

export const Smallest = story('Smallest')
export const Typical = story('Typical')
export const Longest = story('Longest')
