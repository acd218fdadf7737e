import { withParameter } from '#domain/link.ts'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { VARIANT } from '#ui/data-attributes.ts'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { PageTop } from '../page-top/page-top.tsx'
import type { PageView, SiteView } from '../view-context.ts'
import { EntriesHead } from './entries-head.tsx'
import { EntryCards } from './entry-cards.tsx'
import type { EntryItem } from './entry-item.ts'

/** A kind of the entries, as a link to its part of the list. */
export interface EntryKind {
  readonly name: string
  readonly href: string
  readonly isCurrent: boolean
}

/** One page of a list of entries. */
export interface Listing {
  readonly entries: readonly EntryItem[]
  readonly kinds: readonly EntryKind[]
  readonly page: number
  readonly pages: number
  /** Path and query of the list without the number of its page. */
  readonly path: string
}

interface EntryListingProps {
  /** Id of the heading. */
  readonly id: string
  readonly variant: VariantOf<'entries'>
  readonly heading: string
  readonly text?: string | undefined
  readonly listing: Listing
  /** The address of the list of all kinds. */
  readonly all: string
  /** What is said where there is none. */
  readonly none: { readonly heading: string; readonly text?: string | undefined }
  readonly site: SiteView
  readonly page: PageView
}

/** All entries as the main part of a page: heading, kinds, entries, and the other pages of the list. */
export function EntryListing(props: EntryListingProps) {
  const { id, variant, heading, text, listing, all, none, site, page } = props
  const { entries, kinds, path } = listing
  const { words } = site
  const isAll = !kinds.some(({ isCurrent }) => isCurrent)
  return (
    <section aria-labelledby={id} className="entries entries-page" {...{ [VARIANT]: variant }}>
      <PageTop variant={variant} site={site} page={page}>
        <EntriesHead id={id} heading={heading} text={text} />
        {kinds.length > 0 && (
          <nav aria-label={words.entryKinds} className="entries-kinds">
            <a href={all} aria-current={isAll ? 'page' : undefined}>
              {words.allKinds}
            </a>
            {kinds.map(({ name, href, isCurrent }) => (
              <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
        )}
      </PageTop>
      <div className="page-width">
        {entries.length > 0 ? (
          <EntryCards entries={entries} site={site} level={2} isFirst />
        ) : (
          <div className="entries-none">
            <h2>{none.heading}</h2>
            {none.text && <p>{none.text}</p>}
          </div>
        )}
        <Pagination
          page={listing.page}
          pages={listing.pages}
          href={(number) => (number === 1 ? path : withParameter(path, 'page', String(number)))}
          className="mt-10"
        />
      </div>
    </section>
  )
}
