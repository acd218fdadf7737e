import { type Pins, searchPages } from '#domain/stock-query/pins.ts'
import type { SearchState } from '#domain/stock-query/state.ts'
import { LIVE } from '#ui/data-attributes.ts'
import { Pagination } from '#ui/pagination/pagination.tsx'

interface PagingProps {
  readonly state: SearchState
  readonly pins: Pins | undefined
  /** The page that is shown: the last one where the address names one after it. */
  readonly page: number
  readonly pages: number
}

/** Links to the other pages of a search; nothing if there is only one. */
export function Paging({ state, pins, page, pages }: PagingProps) {
  return (
    <Pagination
      page={page}
      pages={pages}
      href={searchPages(state, pins)}
      linkProps={{ [LIVE]: 'top' }}
      className="mt-[calc(3rem*var(--air))]"
    />
  )
}
