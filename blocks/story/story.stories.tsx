import { storyOf } from '../story.ts'
import block from './schema.ts'
import Story from './story.tsx'

export default { component: Story }

const story = storyOf(block)

export const Smallest = story('Smallest')
export const Typical = story('Typical')
export const Ledger = story('Ledger')
export const Steps = story('Steps')
export const Cells = story('Cells')
export const Columns = story('Columns')
export const Route = story('Route')
export const Shout = story('Shout')
export const PageTitle = story('PageTitle')
export const Longest = story('Longest')
