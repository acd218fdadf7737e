import type { BlogPosting, WithContext } from 'schema-dts'
import type { Person, Post } from '#domain/content/entries.ts'
import type { SiteView } from '../view-context.ts'
import { definedOnly } from './defined-only.ts'

/** A post, for search engines; `author` is the person who wrote it. Spec 2.23. */
export const postData = (
  { title, summary, date, image }: Post,
  url: string,
  author: Person | undefined,
  { name }: Pick<SiteView, 'name'>,
): WithContext<BlogPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description: summary,
  datePublished: date,
  url,
  publisher: { '@type': 'Organization', name },
  ...definedOnly({
    image: image && new URL(image.url, url).href,
    author: author && ({ '@type': 'Person', name: author.name } as const),
  }),
})
