import { hilux } from '#parts/fixture-cars.ts'
import { fixtureContent } from '#parts/fixture-content.ts'
import { storyPage } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import type { PostData } from './load.ts'
import PostArticle from './post-article.tsx'
import block from './schema.ts'

export default { component: PostArticle }

const [post] = fixtureContent.posts
const [author] = fixtureContent.people
const page = storyPage({
  path: '/blog/vehicle-reviews/towing-a-boat',
  route: '/blog/:category/:post',
})
const story = storyOf<PostData>(block, { page, data: {} })

export const Smallest = story('Smallest', { ...(post && { post }) })
export const Typical = story('Typical', { data: { author, car: hilux }, ...(post && { post }) })
