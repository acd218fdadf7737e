import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeadStage } from '#domain/enquiry/lead-stage.ts'
import type { LeadConflict } from '#domain/staff/lead-answers.ts'
import { call, Refusal } from '../api/call.ts'
import { useTell } from '../frame/undo.tsx'
import { sayingOf } from '../states/saying.ts'
import { type Lead, type LeadWork, leadsKey } from './lead-queries.ts'
import { stageWords } from './lead-words.ts'

/** What is wanted of a lead; null is nobody, and no location. */
export interface LeadChange {
  readonly stage?: LeadStage
  readonly reason?: string
  readonly owner?: { readonly id: string; readonly name: string } | null
  readonly location?: { readonly slug: string; readonly name: string } | null
}

type Field = 'stage' | 'owner' | 'location'

/** Two people wanted different things of the same field. */
export interface Clash {
  readonly lead: Lead
  readonly field: Field
  readonly mine: LeadChange
  readonly theirs: LeadWork
  /** Who was first. */
  readonly by: string
}

interface Wanted {
  readonly leads: readonly Lead[]
  readonly change: LeadChange
  /** It takes something back: it cannot be taken back itself. */
  readonly isUndo?: boolean
}

const bodyOf = ({ owner, location: _, ...change }: LeadChange) => ({
  ...change,
  ...(owner !== undefined && { owner: owner?.id ?? null }),
})

/** Changes stage, owner and location of leads, offers to take it back, and asks where somebody else was first. */
export function useLeadChange(site: string) {
  const tell = useTell()
  const queries = useQueryClient()
  const [clashes, setClashes] = useState<readonly Clash[]>([])
  const { mutate } = useMutation({
    mutationFn: (wanted: Wanted) => send(site, wanted),
    onSuccess: ({ done, changed, clashing, theirs }, { leads, change, isUndo = false }) => {
      if (clashing.length > 0) return setClashes(clashing)
      const undo = () => done.length > 0 && takeBack(done, change)
      const others = leads.length - changed
      const also = theirs === undefined ? '' : ` ${theirs}`
      const left = others === 0 ? '' : ` ${others} changed meanwhile and stay as they are.`
      tell(
        `${isUndo ? 'Taken back.' : saysOf(changed, change)}${left}${also}`,
        isUndo ? undefined : undo,
      )
    },
    onError: (cause) => tell(sayingOf(cause)),
    onSettled: () => queries.invalidateQueries({ queryKey: leadsKey(site) }),
  })
  /** Each as it was, in its present version. */
  function takeBack(done: readonly Done[], change: LeadChange): void {
    const groups = Map.groupBy(done, ({ before }) => JSON.stringify(fieldsOf(before, change)))
    for (const group of groups.values()) {
      const [{ before } = { before: undefined }] = group
      if (!before) continue
      const leads = group.map(({ lead, work }) => ({ ...lead, ...work }))
      mutate({ leads, change: fieldsOf(before, change), isUndo: true })
    }
  }
  return {
    change: (leads: readonly Lead[], change: LeadChange) => mutate({ leads, change }),
    clashes,
    /** Ends the question about a field: theirs stays, or mine is sent again on top of theirs. */
    settle(clash: Clash, isMine: boolean) {
      setClashes((all) => all.filter((each) => each !== clash))
      if (!isMine) return
      const { stage, reason, owner, location } = clash.mine
      const change = {
        stage: { ...(stage && { stage }), ...(reason !== undefined && { reason }) },
        owner: { ...(owner !== undefined && { owner }) },
        location: { ...(location !== undefined && { location }) },
      }[clash.field]
      mutate({ leads: [{ ...clash.lead, ...clash.theirs }], change })
    },
  }
}

interface Done {
  readonly lead: Lead
  readonly before: Lead
  readonly work: LeadWork
}

interface Sent {
  readonly done: readonly Done[]
  readonly changed: number
  readonly clashing: readonly Clash[]
  /** What somebody else did to another field. */
  readonly theirs?: string
}

async function send(site: string, { leads, change }: Wanted): Promise<Sent> {
  const [lead, ...others] = leads
  if (lead && others.length === 0) return sendOne(site, lead, change)
  const body = { leads: leads.map(({ id, version }) => ({ id, version, ...bodyOf(change) })) }
  const answer = await call('POST /:site/leads/change', { params: { site }, body })
  const done = answer.leads.flatMap(({ id, state, work }) => {
    const before = leads.find((each) => each.id === id)
    return state === 'changed' && work && before ? [{ lead: before, before, work }] : []
  })
  return { done, changed: done.length, clashing: [] }
}

async function sendOne(site: string, lead: Lead, change: LeadChange): Promise<Sent> {
  const patch = (version: number) =>
    call('PATCH /:site/leads/:lead', {
      params: { site, lead: lead.id },
      body: {
        version,
        ...bodyOf(change),
        ...(change.location !== undefined && { location: change.location?.slug ?? null }),
      },
    })
  try {
    const work = await patch(lead.version)
    return { done: [{ lead, before: lead, work }], changed: 1, clashing: [] }
  } catch (cause) {
    const conflict = conflictOf(cause)
    if (!conflict) throw cause
    const clashing = clashesOf(lead, change, conflict)
    if (clashing.length > 0) return { done: [], changed: 0, clashing }
    // They changed something else: both stay.
    const before = { ...lead, ...conflict.present }
    const work = await patch(conflict.present.version)
    const { stage, owner, location } = conflict.by
    const who = stage ?? owner ?? location ?? 'Somebody'
    return {
      done: [{ lead, before, work }],
      changed: 1,
      clashing: [],
      theirs: `${who} changed it too.`,
    }
  }
}

function conflictOf(cause: unknown): LeadConflict | undefined {
  if (!(cause instanceof Refusal) || cause.code !== 'changed_meanwhile') return undefined
  return isConflict(cause.answer) ? cause.answer : undefined
}

const isConflict = (answer: object): answer is LeadConflict => 'present' in answer && 'by' in answer

const ownerId = ({ owner }: { readonly owner?: { readonly id: string } | null | undefined }) =>
  owner?.id

/** The fields that both wanted otherwise. */
function clashesOf(lead: Lead, mine: LeadChange, { present, by }: LeadConflict): Clash[] {
  const isStage = mine.stage !== undefined && present.stage !== lead.stage
  const isOwner = mine.owner !== undefined && ownerId(present) !== ownerId(lead)
  const isMoved = mine.location !== undefined && present.location?.slug !== lead.location?.slug
  const clash = (field: Field): Clash => {
    return { lead, field, mine, theirs: present, by: by[field] ?? 'Somebody' }
  }
  return [
    ...(isStage ? [clash('stage')] : []),
    ...(isOwner ? [clash('owner')] : []),
    ...(isMoved ? [clash('location')] : []),
  ]
}

/** What the fields of a change were before it. */
const fieldsOf = ({ stage, reason, owner, location }: Lead, change: LeadChange): LeadChange => ({
  ...(change.stage && { stage, ...(reason !== undefined && { reason }) }),
  ...(change.owner !== undefined && { owner: owner ?? null }),
  ...(change.location !== undefined && { location: location ?? null }),
})

function saysOf(count: number, { stage, owner, location }: LeadChange): string {
  const many = count === 1 ? '' : `${count} leads `
  if (location !== undefined) return `Moved to ${location?.name ?? 'no location'}.`
  if (owner === null) return many ? `${many}have no owner now.` : 'It has no owner now.'
  if (owner) return many ? `${many}assigned to ${owner.name}.` : `Assigned to ${owner.name}.`
  const word = stageWords[stage ?? 'new']
  return many ? `${many}are at ${word} now.` : `The stage is ${word} now.`
}
