import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { Button as RowButton } from 'react-aria-components/Button'
import { call } from '#desk/api/call.ts'
import { focusedRow, isOnRow, rowKeys } from '#desk/frame/rows.ts'
import { useTell } from '#desk/frame/undo.tsx'
import { useKeys } from '#desk/keys/use-keys.tsx'
import { sayingOf, whenOf } from '#desk/states/saying.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { isEqual } from '#pages/equal.ts'
import { type RecordColumn, RecordTable } from '#staff/ui/record-table/record-table.tsx'
import { Button, buttonVariants } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Outcome } from './outcome.tsx'
import { isLikely, isPossible, planWords, type SitePlan } from './outcome-words.ts'
import type { Own, PlanOrder } from './plan-order.ts'

const LookDialog = lazy(async () => ({ default: (await import('./look-dialog.tsx')).LookDialog }))

export interface PlanViewProps {
  readonly site: string
  readonly order: PlanOrder
  readonly plan: StaffAnswer<'POST /:site/sites/plan'>
  /** What wins at every site; undefined where each is asked. */
  readonly own: Own | undefined
  /** What would happen where ours wins, where each is asked. */
  readonly replaced: StaffAnswer<'POST /:site/sites/plan'> | undefined
  readonly onPublished: (batch: string) => void
}

/** What would happen at each site, which of them are chosen, and the button that makes it so. */
export function PlanView({ site, order, plan, own, replaced, onPublished }: PlanViewProps) {
  const tell = useTell()
  const messageId = useId()
  const [message, setMessage] = useState('')
  const [looked, setLooked] = useState<string>()
  /** Those that somebody chose; until then, where all of it can be done. */
  const [picked, setPicked] = useState<ReadonlySet<string>>()
  const [answers, setAnswers] = useState<ReadonlyMap<string, Own>>(new Map())
  const rows = plan.sites.map((left): PlanRow => {
    const { slug: id } = left
    const other = replaced?.sites.find(({ slug }) => slug === id)
    const asks = other !== undefined && !isEqual(other, left)
    const answer = own ?? (asks ? answers.get(id) : 'leave')
    const shown = answer === 'replace' && other ? other : left
    return { ...shown, id, asks, answer, canLook: isPossible(left) || asks }
  })
  const possible = rows.filter((row) => isPossible(row) && row.answer !== undefined)
  const chosen = possible.filter((row) => picked?.has(row.id) ?? isLikely(row))
  const isDraft = order.kind === 'draft'
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('POST /:site/sites/publish', {
        params: { site },
        body: {
          id: crypto.randomUUID(),
          ...order,
          message,
          targets: chosen.map(({ id, answer = 'leave' }) => ({ site: id, own: answer })),
        },
      }),
    onSuccess: ({ id }) => onPublished(id),
    onError: (cause) => tell(sayingOf(cause)),
  })
  const publish = () => {
    if (chosen.length > 0 && !isPending) mutate()
  }
  const look = (id: string) => {
    if (rows.some((row) => row.id === id && row.canLook)) setLooked(id)
  }
  const opened = rows.find(({ id }) => id === looked)
  useKeys([
    ...rowKeys,
    {
      keys: 'Enter',
      label: 'look',
      works: (focused) =>
        isOnRow(focused) && rows.some(({ id, canLook }) => canLook && id === focusedRow(focused)),
    },
    ...(chosen.length > 0
      ? [{ keys: 'Mod+Enter', label: isDraft ? 'save the drafts' : 'publish', run: publish }]
      : []),
  ])
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
        columns={columnsOf(look)}
        rows={rows}
        noRows={{ state: 'empty', text: 'You work for no other site of this template.' }}
        selectionMode="multiple"
        selectedKeys={chosen.map(({ id }) => id)}
        disabledBehavior="selection"
        disabledKeys={rows.filter((row) => !possible.includes(row)).map(({ id }) => id)}
        onRowAction={(key) => look(String(key))}
        onSelectionChange={(keys) =>
          setPicked(new Set(keys === 'all' ? possible.map(({ id }) => id) : [...keys].map(String)))
        }
      />
      <div className="sites-foot">
        {!isDraft && (
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
        )}
        <Button aria-disabled={chosen.length === 0 || isPending} onClick={publish}>
          {isDraft ? 'Save a draft at' : 'Publish to'} {chosen.length}{' '}
          {chosen.length === 1 ? 'site' : 'sites'}
        </Button>
      </div>
      <Suspense>
        {opened && (
          <LookDialog
            site={site}
            order={order}
            plan={opened}
            own={opened.answer}
            onOwn={
              opened.asks
                ? (answer) => setAnswers((before) => new Map(before).set(opened.id, answer))
                : undefined
            }
            onClose={() => setLooked(undefined)}
          />
        )}
      </Suspense>
    </section>
  )
}

interface PlanRow extends SitePlan {
  readonly id: string
  /** It changed the same itself, and nobody has said for all sites what wins. */
  readonly asks: boolean
  readonly answer: Own | undefined
  readonly canLook: boolean
}

const columnsOf = (onLook: (id: string) => void): readonly RecordColumn<PlanRow>[] => [
  { id: 'site', title: 'Site', cell: ({ name }) => <b>{name}</b> },
  {
    id: 'draft',
    title: 'Draft there',
    cell: ({ draft }) =>
      draft ? `${draft.by?.name ?? 'Somebody'}, ${whenOf(new Date(draft.at), new Date())}` : 'none',
  },
  {
    id: 'plan',
    title: 'What would happen',
    cell: (row) =>
      row.answer === undefined ? (
        <Outcome tone="warn" words="It has its own: say what wins" />
      ) : (
        <Outcome {...planWords(row)} />
      ),
  },
  {
    id: 'look',
    title: 'The page there',
    cell: ({ id, name, asks, canLook }) =>
      canLook && (
        <RowButton
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
          aria-label={asks ? `Choose what wins at ${name}` : `Look at the page of ${name}`}
          onPress={() => onLook(id)}
        >
          {asks ? 'Choose…' : 'Look'}
        </RowButton>
      ),
  },
]
