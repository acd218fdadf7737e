import { storyOf } from '../story.ts'
import RichText from './rich-text.tsx'
import block from './schema.ts'

export default { component: RichText }

const story = storyOf(block)

export const Smallest = story('Smallest')
export const Typical = story('Typical')
export const FiguresBeside = story('FiguresBeside')
export const Tinted = story('Tinted')
export const Flood = story('Flood')
export const Longest = story('Longest')
