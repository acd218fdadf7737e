import { storyOf } from '../story.ts'
import block from './schema.ts'
import SectionHeading from './section-heading.tsx'

export default { component: SectionHeading }

const story = storyOf(block)

export const Smallest = story('Smallest')
export const Typical = story('Typical')
export const PageTitle = story('PageTitle')
export const Subsection = story('Subsection')
export const Longest = story('Longest')
