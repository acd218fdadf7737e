import type { ReactNode } from 'react'
import { VARIANT } from '#ui/data-attributes.ts'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import type { PageView, SiteView } from '../view-context.ts'
import type { EntryItem } from './entry-item.ts'
import { EntryMedia } from './entry-media.tsx'

interface EntryPageProps {
  readonly entry: Omit<EntryItem, 'href'>
  readonly site: SiteView
  readonly page: PageView
  /** Beside the text on wide screens. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One entry by itself: its name, what it says in short, its picture, then its text. */
export function EntryPage({ entry, site, page, aside, children }: EntryPageProps) {
  const { title, kind, text, facts } = entry
  return (
    <article className="entry-page page-width" {...{ [VARIANT]: site.look.entries }}>
      <Breadcrumbs page={page} site={site} />
      <header className="entry-head">
        {kind && <p className="entry-kind">{kind}</p>}
        <h1>{title}</h1>
        {text && <p className="entry-text">{text}</p>}
        {facts.length > 0 && (
          <ul className="entry-facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </header>
      <EntryMedia entry={entry} site={site} sizes="(min-width: 64rem) 50vw, 100vw" eager />
      <div className="entry-body">{children}</div>
      {aside && <div className="entry-aside">{aside}</div>}
    </article>
  )
}
