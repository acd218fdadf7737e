import './stock.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import type { NoRows } from '#staff/ui/list-states/list-states.tsx'
import { peopleQuery } from '../api/queries.ts'
import { ListFilters } from '../frame/list-filters.tsx'
import { refusalOf, useSite } from '../frame/me.ts'
import { enterKey, focusRow, rowKeys, searchKey } from '../frame/rows.ts'
import { Screen } from '../frame/screen.tsx'
import { Split } from '../frame/split.tsx'
import { KeyRegion, useKeys } from '../keys/use-keys.tsx'
import { Freshness } from '../states/query-state.tsx'
import { CarDetail } from './car-detail.tsx'
import { stockQuery } from './stock-queries.ts'
import type { StockSearch } from './stock-search.ts'
import { StockTable } from './stock-table.tsx'
import { shareWords } from './stock-words.ts'

/** All cars of a site, what buyers see of each and why, and what is said of it in place of its feed. Spec 6.03, D35. */
export function StockScreen() {
  const site = useSite()
  const search = useSearch({ from: '/signed-in/framed/staff/$site/stock' })
  const navigate = useNavigate({ from: '/staff/$site/stock' })
  const query = useInfiniteQuery(stockQuery(site.slug, search))
  const people = useQuery(peopleQuery(site.slug)).data?.people ?? []
  const words = useRef<HTMLInputElement>(null)
  const pages = query.data?.pages ?? []
  const [first] = pages
  const look = (next: StockSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true })
  const close = () => {
    void navigate({ search: ({ car: _, ...before }) => before, replace: true })
    focusRow(search.car)
  }
  useKeys([
    ...rowKeys,
    enterKey('open car', search.car),
    searchKey(words),
    ...(search.car === undefined ? [] : [{ keys: 'Escape', label: 'close the car', run: close }]),
  ])
  const noRows: NoRows = query.isPending
    ? { state: 'loading', text: 'Loading the cars…' }
    : { state: 'empty', text: 'No car fits these filters.' }
  const summary =
    first &&
    `${first.counts.all} cars from ${first.feeds.length} ${first.feeds.length === 1 ? 'feed' : 'feeds'}`
  return (
    <Screen title="Stock" site={site.name} sub={summary}>
      <ListFilters
        label="Make, stock number, VIN"
        words={search.q ?? ''}
        shows={shareWords}
        show={search.show ?? 'all'}
        rows={first?.counts ?? {}}
        onLook={look}
        search={words}
      />
      <Split
        label="Car"
        choose="Choose a car to see what buyers see of it, and to correct what its feed says."
        detail={
          search.car === undefined ? undefined : (
            <CarDetail
              key={search.car}
              site={site}
              car={search.car}
              refusal={refusalOf('correct_stock', site.role, people)}
              onClose={close}
            />
          )
        }
      >
        <KeyRegion className="stock-list">
          <Freshness query={query} />
          <StockTable
            rows={pages.flatMap(({ cars }) => cars)}
            noRows={noRows}
            search={search}
            onOpen={(car) => look({ car })}
            onSort={({ sort, down }) =>
              void navigate({
                search: ({ sort: _, down: __, ...before }) => ({
                  ...before,
                  ...(sort && { sort }),
                  ...(down && { down }),
                }),
                replace: true,
              })
            }
            onMore={
              query.hasNextPage
                ? () => !query.isFetchingNextPage && void query.fetchNextPage()
                : undefined
            }
          />
        </KeyRegion>
      </Split>
    </Screen>
  )
}
