import type { ReactNode } from 'react'
import { VARIANT } from '#ui/data-attributes.ts'
import type { EntryItem } from '../entries/entry-item.ts'
import { EntryMedia } from '../entries/entry-media.tsx'
import { PageTop } from '../page-top/page-top.tsx'
import type { PageView, SiteView } from '../view-context.ts'

interface EntryPageProps {
  readonly entry: Omit<EntryItem, 'href'>
  readonly site: SiteView
  readonly page: PageView
  /** Below its facts: what can be done about it. */
  readonly actions?: ReactNode
  /** What is in the text, before it; beside it on wide screens. */
  readonly contents?: ReactNode
  /** After the text; beside it on wide screens. */
  readonly aside?: ReactNode
  /** Who it is by, after all of it. */
  readonly by?: ReactNode
  readonly children: ReactNode
}

/** One entry by itself: its name, what it says in short, its picture, then its text. */
export function EntryPage(props: EntryPageProps) {
  const { entry, site, page, actions, contents, aside, by, children } = props
  const { title, kind, text, facts } = entry
  const variant = site.look.entries
  return (
    <article className="entry-page" {...{ [VARIANT]: variant }}>
      <PageTop site={site} page={page}>
        <header className="page-top-head">
          {kind && <p className="entry-kind">{kind}</p>}
          <h1>{title}</h1>
          {text && <p className="page-top-lead">{text}</p>}
          {facts.length > 0 && (
            <ul className="entry-facts">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          {actions}
        </header>
        <EntryMedia entry={entry} site={site} sizes="(min-width: 62rem) 50vw, 100vw" eager />
      </PageTop>
      <div className="entry-main page-width">
        {contents && <div className="entry-aside">{contents}</div>}
        {children && <div className="entry-body">{children}</div>}
        {aside && <div className="entry-aside">{aside}</div>}
        {by && <div className="entry-by">{by}</div>}
      </div>
    </article>
  )
}
