import type { Car } from '#domain/car/car.ts'
import type { Person } from '#domain/content/entries.ts'
import { firstCar } from '#parts/search/first-car.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

/** What the post names elsewhere. */
export interface PostData {
  /** The person who wrote it, if it says so. */
  readonly author?: Person | undefined
  /** A car in stock of those that it is about, where it has no picture and no place. */
  readonly car?: Car | undefined
}

const load: Load<typeof block, PostData> = async ({ post, ports }) => ({
  author: ports.content.people.find(({ id }) => id === post.author),
  car: (post.image ?? post.place) ? undefined : await firstCar(post.search, ports),
})
export default load
