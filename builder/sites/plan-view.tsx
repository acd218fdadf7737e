import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '#desk/api/call.ts'
import { rowKeys } from '#desk/frame/rows.ts'
import { useTell } from '#desk/frame/undo.tsx'
import { useKeys } from '#desk/keys/use-keys.tsx'
import { sayingOf, whenOf } from '#desk/states/saying.ts'
import type { StaffAnswer, StaffRequest } from '#domain/staff/staff-calls.ts'
import { type RecordColumn, RecordTable } from '#staff/ui/record-table/record-table.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Outcome } from './outcome.tsx'
import { isLikely, isPossible, planWords, type SitePlan } from './outcome-words.ts'

export interface PlanViewProps {
  readonly site: string
  readonly order: StaffRequest<'POST /:site/sites/plan'>
  readonly plan: StaffAnswer<'POST /:site/sites/plan'>
  readonly onPublished: (batch: string) => void
}

/** What would happen at each site, which of them are chosen, and the button that publishes there. */
export function PlanView({ site, order, plan, onPublished }: PlanViewProps) {
  const tell = useTell()
  const messageId = useId()
  const [message, setMessage] = useState('')
  /** Those that somebody chose; until then, where all of it can be done. */
  const [picked, setPicked] = useState<ReadonlySet<string>>()
  const possible = plan.sites.filter(isPossible).map(({ slug }) => slug)
  const likely = plan.sites.filter(isLikely).map(({ slug }) => slug)
  const chosen = possible.filter((slug) => picked?.has(slug) ?? likely.includes(slug))
  const { route, changes, own } = order
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('POST /:site/sites/publish', {
        params: { site },
        body: {
          id: crypto.randomUUID(),
          route,
          changes,
          message,
          targets: chosen.map((slug) => ({ site: slug, own })),
        },
      }),
    onSuccess: ({ id }) => onPublished(id),
    onError: (cause) => tell(sayingOf(cause)),
  })
  const publish = () => {
    if (chosen.length > 0 && !isPending) mutate()
  }
  useKeys([...rowKeys, { keys: 'Mod+Enter', label: 'publish', run: publish }])
  return (
    <section aria-label="Sites" data-region>
      <h2 className="p-4">
        Sites on {plan.template}{' '}
        <span className="text-ink-2">
          {chosen.length} chosen of {plan.sites.length}
        </span>
      </h2>
      <RecordTable
        aria-label="Sites"
        columns={columns}
        rows={plan.sites.map((each) => ({ ...each, id: each.slug }))}
        noRows={{ state: 'empty', text: 'You work for no other site of this template.' }}
        selectionMode="multiple"
        selectedKeys={chosen}
        disabledKeys={plan.sites.filter((each) => !isPossible(each)).map(({ slug }) => slug)}
        onSelectionChange={(keys) =>
          setPicked(new Set(keys === 'all' ? possible : [...keys].map(String)))
        }
      />
      <div className="sites-foot">
        <Field id={messageId} label="For the history of each site" className="grow">
          {(control) => (
            <Input
              {...control}
              value={message}
              maxLength={500}
              onChange={({ currentTarget }) => setMessage(currentTarget.value)}
            />
          )}
        </Field>
        <Button aria-disabled={chosen.length === 0 || isPending} onClick={publish}>
          Publish to {chosen.length} {chosen.length === 1 ? 'site' : 'sites'}
        </Button>
      </div>
    </section>
  )
}

const columns: readonly RecordColumn<SitePlan & { readonly id: string }>[] = [
  { id: 'site', title: 'Site', cell: ({ name }) => <b>{name}</b> },
  {
    id: 'draft',
    title: 'Draft there',
    cell: ({ draft }) =>
      draft ? `${draft.by?.name ?? 'Somebody'}, ${whenOf(new Date(draft.at), new Date())}` : 'none',
  },
  { id: 'plan', title: 'What would happen', cell: (each) => <Outcome {...planWords(each)} /> },
]
