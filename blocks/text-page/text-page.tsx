import type { LegalText } from '#domain/content/entries.ts'
import { sectionsOf } from '#domain/content/markdown.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatDate } from '#domain/format.ts'
import { EntryPage } from '#parts/entry-page/entry-page.tsx'
import { Prose } from '#parts/prose/prose.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** Contents are listed from this number of sections on. */
const LISTED_FROM = 3

/** A long text with its contents beside it. Spec 2.22. */
export default function TextPage(view: ViewOf<typeof block, LegalText | undefined>) {
  const { id, data, site, page } = view
  if (!data) return null
  const { title, text, updated } = data
  const { words, locale, timeZone } = site
  const all = sectionsOf(text)
  const sections = all.length >= LISTED_FROM ? all : []
  const from = updated && formatDate(updated, locale, timeZone)
  const facts = from === undefined ? [] : [fillPlaceholders(words.textUpdated, { day: from })]
  return (
    <EntryPage
      entry={{ title, facts }}
      site={site}
      page={page}
      contents={
        sections.length > 0 && (
          <nav aria-labelledby={`${id}-contents`} className="text-contents">
            <h2 id={`${id}-contents`}>{words.textContents}</h2>
            <ol>
              {sections.map(({ name, anchor }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{name}</a>
                </li>
              ))}
            </ol>
          </nav>
        )
      }
    >
      <Prose text={text} site={site} sections={sections} />
    </EntryPage>
  )
}
