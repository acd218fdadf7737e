import { financeSite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import block from './schema.ts'
import SidebarLayout from './sidebar-layout.tsx'

export default { component: SidebarLayout }

const story = storyOf(block, { site: financeSite })

export const Smallest = story('Smallest')
export const Typical = story('Typical')
export const SideFirst = story('SideFirst')
export const EmptySide = story('EmptySide')
export const Longest = story('Longest')
