import { storyOf } from '../story.ts'
import Quotes from './quotes.tsx'
import block from './schema.ts'

export default { component: Quotes }

const story = storyOf(block)

export const Smallest = story('Smallest')
export const Typical = story('Typical')
export const Aside = story('Aside')
export const Big = story('Big')
export const Three = story('Three')
export const Longest = story('Longest')
