import { cardWidths } from '../pictures/picture-widths.ts'
import type { SiteView } from '../view-context.ts'
import type { EntryItem } from './entry-item.ts'
import { EntryMedia } from './entry-media.tsx'

interface EntryCardsProps {
  readonly entries: readonly EntryItem[]
  readonly site: SiteView
  /** Heading level of their titles. */
  readonly level: 2 | 3
  /** They begin the page, so that the first picture is on the first screen. */
  readonly isFirst?: boolean
}

const sizes = '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 100vw'

/** Entries as a list of links with what they say in short. */
export function EntryCards({ entries, site, level, isFirst = false }: EntryCardsProps) {
  const Heading = `h${level}` as const
  return (
    <ul className="entries-list">
      {entries.map((entry, at) => {
        const { href, title, kind, text, facts } = entry
        return (
          <li key={href} className="entry">
            <Heading className="entry-title">
              <a href={href} className="cover-link">
                {title}
              </a>
            </Heading>
            {kind && <p className="entry-kind">{kind}</p>}
            {text && <p className="entry-text">{text}</p>}
            {facts.length > 0 && (
              <ul className="entry-facts">
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            )}
            <EntryMedia
              entry={entry}
              site={site}
              sizes={sizes}
              widths={cardWidths}
              eager={isFirst && at === 0}
            />
          </li>
        )
      })}
    </ul>
  )
}
