import { pathSlug } from '../model/path-slug.ts'
import type { Post } from './entries.ts'

/** A category of posts, with its part of an address: /blog/vehicle-reviews. Spec 2.23. */
export interface PostCategory {
  readonly name: string
  readonly slug: string
}

export const categoryOf = ({ category }: Pick<Post, 'category'>): PostCategory => ({
  name: category,
  slug: pathSlug(category),
})

/** The categories of posts, each once, in the order of the posts. */
export const postCategories = (posts: readonly Pick<Post, 'category'>[]): PostCategory[] => [
  ...new Map(posts.map(categoryOf).map((category) => [category.slug, category])).values(),
]

/** The address of a post. */
export const postPath = (post: Pick<Post, 'category' | 'id'>): string =>
  `/blog/${categoryOf(post).slug}/${post.id}`
