import type { LegalText } from '#domain/content/entries.ts'
import { fixtureContent } from '#parts/fixture-content.ts'
import { storyOf } from '../story.ts'
import block from './schema.ts'
import TextPage from './text-page.tsx'

export default { component: TextPage }

const [privacy, warranty] = fixtureContent.texts
const story = storyOf<LegalText | undefined>(block, { data: privacy })

export const Smallest = story('Smallest', { data: warranty })
export const Typical = story('Typical')
