import { MapPin, UserRound, UserRoundX } from 'lucide'
import { isLeadStage, leadStages, takesReason } from '#domain/enquiry/lead-stage.ts'
import { staffPermission } from '#domain/staff/permission.ts'
import type { Role } from '#domain/staff/role.ts'
import { ChooseDialog } from './choose-dialog.tsx'
import type { Lead, LeadDetail } from './lead-queries.ts'
import { nameOf, stageIcons, stageWords } from './lead-words.ts'
import { LostDialog } from './lost-dialog.tsx'
import { ReplyDialog } from './reply-dialog.tsx'
import type { LeadChange } from './use-lead-change.ts'

/** A question about leads. */
export interface LeadDialog {
  readonly kind: 'assign' | 'stage' | 'move' | 'lost' | 'reply'
  readonly leads: readonly Lead[]
}

export interface LeadDialogsProps {
  readonly dialog: LeadDialog
  readonly site: { readonly slug: string; readonly name: string }
  readonly me: { readonly id: string; readonly name: string }
  readonly people: readonly { readonly id: string; readonly name: string; readonly role: Role }[]
  readonly opened: LeadDetail | undefined
  readonly onChange: (leads: readonly Lead[], change: LeadChange) => void
  readonly onSent: () => void
  readonly onNext: (dialog: LeadDialog | undefined) => void
}

const NOBODY = 'nobody'

/** The question that is open. */
export function LeadDialogs(props: LeadDialogsProps) {
  const { dialog, site, me, people, opened, onChange, onSent, onNext } = props
  const { kind, leads } = dialog
  const [only] = leads.length === 1 ? leads : []
  const whom = only ? nameOf(only) : `${leads.length} leads`
  const close = () => onNext(undefined)
  if (kind === 'reply')
    return opened ? (
      <ReplyDialog
        site={site}
        lead={opened}
        me={me.name}
        onSent={() => {
          close()
          onSent()
        }}
        onClose={close}
      />
    ) : null
  if (kind === 'lost')
    return (
      <LostDialog
        title={`Why was ${whom} lost?`}
        onClose={close}
        onLost={(reason) =>
          onChange(leads, { stage: 'lost', ...(reason !== undefined && { reason }) })
        }
      />
    )
  if (kind === 'stage')
    return (
      <ChooseDialog
        title={`Stage of ${whom}`}
        choices={leadStages.map((id) => ({ id, label: stageWords[id], icon: stageIcons[id] }))}
        present={only?.stage}
        onClose={close}
        onChoose={(id) => {
          if (!isLeadStage(id)) return
          if (takesReason(id)) onNext({ kind: 'lost', leads })
          else onChange(leads, { stage: id })
        }}
      />
    )
  if (kind === 'move' && opened)
    return (
      <ChooseDialog
        title={`Move ${whom} to`}
        choices={opened.locations.map(({ slug, name }) => ({
          id: slug,
          label: name,
          icon: MapPin,
        }))}
        present={opened.location?.slug}
        onClose={close}
        onChoose={(id) => {
          const location = opened.locations.find(({ slug }) => slug === id)
          if (location) onChange(leads, { location })
        }}
      />
    )
  const may = people.filter(({ role }) => staffPermission('work_leads', role).eligible)
  // Oneself first: the likeliest.
  const ordered = [...may.filter(({ id }) => id === me.id), ...may.filter(({ id }) => id !== me.id)]
  return (
    <ChooseDialog
      title={`Assign ${whom}`}
      choices={[
        ...ordered.map(({ id, name }) => ({ id, label: name, icon: UserRound })),
        { id: NOBODY, label: 'Nobody', icon: UserRoundX },
      ]}
      present={only ? (only.owner?.id ?? NOBODY) : undefined}
      onClose={close}
      onChoose={(id) => onChange(leads, { owner: may.find((each) => each.id === id) ?? null })}
    />
  )
}
