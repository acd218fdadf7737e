import './site-pages.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide'
import { useRef, useState } from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { pagesQuery, peopleQuery } from '../api/queries.ts'
import { ListFilters } from '../frame/list-filters.tsx'
import { refusalOf, useMe, useSite } from '../frame/me.ts'
import { enterKey, focusedRow, focusRow, rowKeys, searchKey } from '../frame/rows.ts'
import { Screen } from '../frame/screen.tsx'
import { Split } from '../frame/split.tsx'
import { KeyRegion, useKeys } from '../keys/use-keys.tsx'
import { Freshness } from '../states/query-state.tsx'
import { NewPageDialog } from './new-page-dialog.tsx'
import { builderPath, historyPath, isRemovable, liveAddress, PageDetail } from './page-detail.tsx'
import { PageList } from './page-list.tsx'
import { type PageRow, rowsOf, type Show, shownRows, shows, summaryOf } from './page-rows.ts'
import { RemovePageDialog } from './remove-page-dialog.tsx'
import { usePutBack } from './use-put-back.ts'

/** The pages of a site: where each comes from, its draft and its problems. Spec 6.04. */
export function SitePagesScreen() {
  const site = useSite()
  const me = useMe()
  const { q = '', show = 'all', page } = useSearch({ from: '/signed-in/framed/staff/$site/pages' })
  const navigate = useNavigate({ from: '/staff/$site/pages' })
  const query = useQuery(pagesQuery(site.slug))
  const people = useQuery(peopleQuery(site.slug)).data?.people ?? []
  const rows = query.data ? rowsOf(query.data) : []
  const opened = rows.find(({ path }) => path === page)
  const [isBeginning, setBeginning] = useState(false)
  const [removing, setRemoving] = useState<PageRow>()
  const search = useRef<HTMLInputElement>(null)
  const look = (next: { readonly q?: string; readonly show?: Show; readonly page?: string }) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true })
  const close = () => {
    void navigate({ search: ({ page: _, ...before }) => before, replace: true })
    focusRow(page)
  }
  const { putBack, isPending } = usePutBack(site.slug)
  const edits = refusalOf('edit_drafts', site.role, people)
  const publishes = refusalOf('publish', site.role, people)
  const chosen = (focused = document.activeElement) =>
    rows.find(({ path }) => path === focusedRow(focused)) ?? opened
  const historyOf = (focused = document.activeElement) => {
    const row = chosen(focused)
    return row && historyPath(site.slug, row)
  }
  const liveOf = (focused = document.activeElement) => {
    const row = chosen(focused)
    return row && query.data && liveAddress(query.data.address, row)
  }
  useKeys([
    ...rowKeys,
    enterKey('open', page, (path) => look({ page: path })),
    {
      keys: 'e',
      label: 'edit',
      works: (focused) => chosen(focused) !== undefined,
      run: () => {
        const row = chosen()
        if (row) window.location.assign(builderPath(site.slug, row.path))
      },
    },
    {
      keys: 'h',
      label: 'history',
      works: (focused) => historyOf(focused) !== undefined,
      run: () => {
        const address = historyOf()
        if (address !== undefined) window.location.assign(address)
      },
    },
    {
      keys: 'o',
      label: 'on the site',
      works: (focused) => liveOf(focused) !== undefined,
      run: () => {
        const at = liveOf()
        if (at !== undefined) window.open(at, '_blank', 'noreferrer')
      },
    },
    ...(edits === undefined
      ? [{ keys: 'n', label: 'new page', run: () => setBeginning(true) }]
      : []),
    searchKey(search),
    ...(opened ? [{ keys: 'Escape', label: 'close the page', run: close }] : []),
  ])
  return (
    <Screen
      title="Pages"
      site={site.name}
      sub={query.data && summaryOf(query.data, site.name)}
      actions={
        <GuardedButton size="sm" refusal={edits} onClick={() => setBeginning(true)}>
          <Glyph icon={Plus} className="size-4" /> New page <Kbd aria-hidden="true">N</Kbd>
        </GuardedButton>
      }
    >
      <ListFilters
        label="Title or address"
        words={q}
        shows={shows}
        show={show}
        rows={rows}
        onLook={look}
        search={search}
      />
      <Split
        label="Page"
        choose="Choose a page to edit it."
        detail={
          opened && query.data ? (
            <PageDetail
              row={opened}
              site={site.slug}
              address={query.data.address}
              refusal={publishes}
              onRemove={() => setRemoving(opened)}
              isPending={isPending}
              onPutBack={(n) => {
                putBack(opened, n)
                // The button goes with what it did.
                focusRow(opened.path)
              }}
              onClose={close}
            />
          ) : undefined
        }
      >
        <KeyRegion>
          <Freshness query={query} />
          <PageList
            rows={shownRows(rows, show, q)}
            isLoading={query.isPending}
            me={me.person.id}
            onOpen={(path) => look({ page: path })}
          />
        </KeyRegion>
      </Split>
      {isBeginning && <NewPageDialog site={site} onClose={() => setBeginning(false)} />}
      {removing && isRemovable(removing) && (
        <RemovePageDialog site={site} row={removing} onClose={() => setRemoving(undefined)} />
      )}
    </Screen>
  )
}
