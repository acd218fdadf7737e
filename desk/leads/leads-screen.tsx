import './leads.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Download } from 'lucide'
import { useCallback, useRef, useState } from 'react'
import type { LeadView } from '#domain/staff/lead-views.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Button } from '#ui/button/button.tsx'
import { peopleQuery } from '../api/queries.ts'
import { refusalOf, useMe, useSite } from '../frame/me.ts'
import { focusedRow, focusRow } from '../frame/rows.ts'
import { Screen } from '../frame/screen.tsx'
import { useTell } from '../frame/undo.tsx'
import { KeyRegion } from '../keys/use-keys.tsx'
import { useHeldRows } from '../live/use-held-rows.ts'
import { Freshness } from '../states/query-state.tsx'
import { sayingOf } from '../states/saying.ts'
import { exportLeads } from './export-leads.ts'
import { LeadDetail } from './lead-detail.tsx'
import { type LeadDialog, LeadDialogs } from './lead-dialogs.tsx'
import { LeadFilters } from './lead-filters.tsx'
import { LeadList } from './lead-list.tsx'
import { type Lead, leadQuery, leadsQuery } from './lead-queries.ts'
import { countOf, noLeads } from './lead-words.ts'
import { useLeadChange } from './use-lead-change.ts'
import { useLeadDeeds } from './use-lead-deeds.ts'
import { useLeadKeys } from './use-lead-keys.ts'
import { useLeads } from './use-leads.ts'

const none: ReadonlySet<string> = new Set()

/** The leads of a site: answered, assigned and noted, one beside the list of all. WORKSPACE 6. */
export function LeadsScreen() {
  const site = useSite()
  const me = useMe()
  const tell = useTell()
  const { view = 'open', q = '' } = useSearch({
    from: '/signed-in/framed/staff/$site/leads/{-$lead}',
  })
  const { lead: id } = useParams({ from: '/signed-in/framed/staff/$site/leads/{-$lead}' })
  const navigate = useNavigate({ from: '/staff/$site/leads/{-$lead}' })
  const query = useInfiniteQuery(leadsQuery(site.slug, view, q))
  const people = useQuery(peopleQuery(site.slug)).data?.people ?? []
  const [first] = query.data?.pages ?? []
  const all = useLeads(query.data?.pages)
  const {
    rows: shown,
    waiting,
    show,
  } = useHeldRows(all, {
    isHeld: true,
    key: `${view} ${q}`,
    isReady: !query.isPlaceholderData && first !== undefined,
  })
  const [selected, setSelected] = useState(none)
  const [dialog, setDialog] = useState<LeadDialog>()
  const { change, clashes, settle } = useLeadChange(site.slug)
  const { noteCall, retry, replied } = useLeadDeeds(site.slug)
  const search = useRef<HTMLInputElement>(null)
  const stage = useRef<HTMLSelectElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const opened = useQuery({ ...leadQuery(site.slug, id ?? ''), enabled: id !== undefined }).data
  const refusals = {
    work: refusalOf('work_leads', site.role, people),
    retry: refusalOf('retry_deliveries', site.role, people),
  }
  const refusal = refusalOf('export_leads', site.role, people)
  const look = useCallback(
    (next: { readonly q?: string; readonly view?: LeadView }) => {
      setSelected(none)
      void navigate({ search: (before) => ({ ...before, ...next }), replace: true })
    },
    [navigate],
  )
  const clear = useCallback(() => look({ q: '', view: 'open' }), [look])
  const open = useCallback(
    (lead: string) => void navigate({ params: (before) => ({ ...before, lead }), search: true }),
    [navigate],
  )
  const { fetchNextPage, hasNextPage, isPending } = query
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const close = () => {
    void navigate({ params: (before) => ({ ...before, lead: undefined }), search: true })
    focusRow(id)
  }
  const at = shown.findIndex((lead) => lead.id === id)
  const step = (by: 1 | -1) => {
    const next = shown[at + by]
    if (next) open(next.id)
  }
  /** What a key is about: what is selected, else the row with the focus, else the open lead. */
  const meant = (): readonly Lead[] => {
    if (selected.size > 0) return shown.filter((lead) => selected.has(lead.id))
    const row = focusedRow()
    const lead = row === undefined ? opened : shown.find((each) => each.id === row)
    return lead ? [lead] : []
  }
  const ask = (kind: LeadDialog['kind'], leads = meant()) =>
    leads.length > 0 && setDialog({ kind, leads })
  useLeadKeys({
    shown,
    id,
    opened,
    selected,
    refusals,
    meant,
    select: setSelected,
    ask,
    open,
    close,
    step,
    call(lead) {
      window.location.href = `tel:${lead.phone}`
      noteCall(lead.id)
    },
    retry,
    search,
    stage,
    focusNote: () => note.current?.focus(),
  })
  const total = first?.total
  return (
    <Screen
      title="Leads"
      site={site.name}
      sub={first && `${countOf(first.counts.open)} open`}
      actions={
        <GuardedButton
          variant="ghost"
          size="sm"
          refusal={refusal}
          onClick={() =>
            void exportLeads(site.slug, view, q).catch((cause: unknown) => {
              if (cause instanceof Error) tell(sayingOf(cause))
            })
          }
        >
          <Glyph icon={Download} className="size-4" /> Export CSV
        </GuardedButton>
      }
    >
      <div className="desk-split lead-split" data-open={id === undefined ? undefined : ''}>
        <KeyRegion className="lead-side" aria-label="Leads" role="region" data-region>
          <LeadFilters
            view={view}
            q={q}
            counts={first?.counts}
            onLook={look}
            search={search}
            stage={stage}
          />
          <Freshness query={query} />
          <p role="status" className="lead-waiting">
            {waiting > 0 && (
              <Button size="sm" onClick={show}>
                {waiting} new
              </Button>
            )}
          </p>
          {selected.size > 0 && (
            <div className="lead-bulk">
              <b>{selected.size} selected</b>
              <GuardedButton
                variant="outline"
                size="sm"
                refusal={refusals.work}
                onClick={() => ask('assign')}
              >
                Assign
              </GuardedButton>
              <GuardedButton
                variant="outline"
                size="sm"
                refusal={refusals.work}
                onClick={() => ask('stage')}
              >
                Stage
              </GuardedButton>
              <Button variant="ghost" size="sm" onClick={() => setSelected(none)}>
                Clear
              </Button>
            </div>
          )}
          <LeadList
            leads={shown}
            empty={shown.length === 0 && q === '' ? noLeads[view] : undefined}
            isLoading={isPending}
            onClear={clear}
            opened={id}
            selected={selected}
            onSelect={setSelected}
            onOpen={open}
            onLoadMore={hasNextPage ? more : undefined}
          />
        </KeyRegion>
        <aside aria-label="Lead" data-region data-detail>
          {id === undefined ? (
            <p className="desk-section text-ink-2">Choose a lead to see all of it.</p>
          ) : (
            <LeadDetail
              key={id}
              site={site.slug}
              id={id}
              place={at < 0 ? undefined : `Lead ${at + 1} of ${countOf(total ?? shown.length)}`}
              clashes={clashes.filter(({ lead }) => lead.id === id)}
              refusals={refusals}
              note={note}
              deeds={{
                assign: () => opened && ask('assign', [opened]),
                stage: () => opened && ask('stage', [opened]),
                move: () => opened && ask('move', [opened]),
                call: () => refusals.work === undefined && noteCall(id),
                reply: () => opened && ask('reply', [opened]),
                retry: (delivery) => retry(id, delivery),
                settle,
              }}
              onStep={step}
              onClose={close}
            />
          )}
        </aside>
      </div>
      {dialog && (
        <LeadDialogs
          dialog={dialog}
          site={site}
          me={me.person}
          people={people}
          opened={opened}
          onChange={(leads, wanted) => {
            change(leads, wanted)
            setSelected(none)
          }}
          onSent={replied}
          onNext={setDialog}
        />
      )}
    </Screen>
  )
}
