import type { Person } from '#domain/content/entries.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

/** The person who wrote the post, if it says so. */
export interface PostData {
  readonly author?: Person | undefined
}

const load: Load<typeof block, PostData> = ({ post, ports }) => ({
  author: ports.content.people.find(({ id }) => id === post.author),
})
export default load
