import { postItem } from '#parts/entries/entry-item.ts'
import { EntryPage } from '#parts/entry-page/entry-page.tsx'
import { Prose } from '#parts/prose/prose.tsx'
import type { ViewOf } from '../define-block.ts'
import { Author } from './author.tsx'
import type { PostData } from './load.ts'
import type block from './schema.ts'

/** A post by itself, and who wrote it. Spec 2.23. */
export default function PostArticle({ post, data, site, page }: ViewOf<typeof block, PostData>) {
  const { author } = data
  return (
    <EntryPage
      entry={postItem(post, data, site)}
      site={site}
      page={page}
      by={author && <Author author={author} site={site} />}
    >
      <Prose text={post.text} site={site} />
    </EntryPage>
  )
}
