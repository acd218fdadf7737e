import './imports.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CircleAlert, CircleCheck } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { RecordList } from '#staff/ui/record-list/record-list.tsx'
import { importsQuery } from '../api/queries.ts'
import { useSite } from '../frame/me.ts'
import { focusedRow, isOnRow, rowKeys } from '../frame/rows.ts'
import { Screen } from '../frame/screen.tsx'
import { KeyRegion, useKeys } from '../keys/use-keys.tsx'
import { Freshness } from '../states/query-state.tsx'
import { whenOf } from '../states/saying.ts'
import { ImportDetail } from './import-detail.tsx'
import { didOf } from './import-words.ts'

/** The last imports of a site's feeds, and the rows that they could not use. WORKSPACE 6. */
export function ImportsScreen() {
  const site = useSite()
  return (
    <Screen title="Imports" site={site.name}>
      <Runs site={site.slug} />
    </Screen>
  )
}

function Runs({ site }: { readonly site: string }) {
  const { run: openId } = useSearch({ from: '/signed-in/framed/staff/$site/imports' })
  const navigate = useNavigate({ from: '/staff/$site/imports' })
  const query = useQuery(importsQuery(site))
  const now = new Date()
  const open = (key: string | undefined) =>
    void navigate({ search: key === undefined ? {} : { run: Number(key) }, replace: true })
  const close = () => {
    open(undefined)
    // On a phone the list was not drawn meanwhile.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-key="${openId}"]`)?.focus(),
    )
  }
  useKeys([
    ...rowKeys,
    { keys: 'Enter', label: 'open', works: isOnRow, run: () => open(focusedRow()) },
    ...(openId === undefined ? [] : [{ keys: 'Escape', label: 'close', run: close }]),
  ])
  return (
    <div className="desk-split import-split" data-open={openId === undefined ? undefined : ''}>
      <KeyRegion>
        <Freshness query={query} />
        <RecordList
          aria-label="Imports"
          opened={String(openId)}
          noRows={
            query.isPending
              ? { state: 'loading', text: 'Loading the imports…' }
              : { state: 'empty', text: 'No feed was imported yet.' }
          }
          onAction={(key) => open(String(key))}
          rows={(query.data ?? []).map((run) => ({
            id: String(run.id),
            title: `${run.feed}, ${whenOf(new Date(run.finished), now)}`,
            detail: didOf(run),
            start: (
              <Glyph icon={run.set_aside > 0 ? CircleAlert : CircleCheck} className="size-4" />
            ),
          }))}
        />
      </KeyRegion>
      <aside aria-label="Import" data-region data-detail>
        {openId === undefined ? (
          <p className="desk-section text-ink-2">Choose an import to see what it did.</p>
        ) : (
          <ImportDetail key={openId} site={site} run={openId} onClose={close} />
        )}
      </aside>
    </div>
  )
}
