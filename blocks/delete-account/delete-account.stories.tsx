import { storyPage } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import DeleteAccount from './delete-account.tsx'
import block from './schema.ts'

export default { component: DeleteAccount }

const story = storyOf(block, {
  page: storyPage({ path: '/my-details/delete', route: '/my-details/delete' }),
})

export const Smallest = story('Smallest')
export const Typical = story('Typical')
export const Rail = story('Rail')
export const Letter = story('Letter')
export const Docket = story('Docket')
export const Console = story('Console')
export const Bill = story('Bill')
