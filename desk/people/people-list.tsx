import { CircleAlert, CircleCheck } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { RecordList } from '#staff/ui/record-list/record-list.tsx'
import { type RecordColumn, RecordTable } from '#staff/ui/record-table/record-table.tsx'
import { buttonVariants } from '#ui/button/button.tsx'
import { type MySite, roleName } from '../frame/me.ts'
import { useNarrow } from '../frame/use-narrow.ts'
import { momentOf, untilOf, whenOf } from '../states/saying.ts'
import { RoleChoice } from './role-choice.tsx'
import { isRemovable, type Person, type Row, resettable } from './rows.ts'

export interface PeopleListProps {
  readonly rows: readonly Row[]
  readonly site: MySite
  readonly isLoading: boolean
  readonly mayManage: boolean
  readonly onRemove: (row: Row) => void
  readonly onReset: (person: Person) => void
}

/** The people of a site: a table, on a phone a list. */
export function PeopleList(props: PeopleListProps) {
  const { rows, site, isLoading, mayManage, onRemove, onReset } = props
  const isNarrow = useNarrow()
  const now = new Date()
  const noRows = isLoading
    ? ({ state: 'loading', text: 'Loading the people…' } as const)
    : ({ state: 'empty', text: 'Nobody is here.' } as const)
  const role = (row: Row) =>
    row.kind === 'person' ? (
      <RoleChoice site={site} row={row} mayManage={mayManage} />
    ) : (
      roleName(row.role)
    )
  const remove = (row: Row) =>
    mayManage &&
    isRemovable(row) && (
      <Button
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
        aria-label={`${removeWord(row)} ${nameOf(row)}`}
        onPress={() => onRemove(row)}
      >
        {removeWord(row)}
      </Button>
    )
  const reset = (row: Row) => {
    const person = mayManage ? resettable(row) : undefined
    return (
      person && (
        <Button
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
          aria-label={`Reset second step of ${person.name}`}
          onPress={() => onReset(person)}
        >
          {isNarrow ? 'Reset second step' : 'Reset'}
        </Button>
      )
    )
  }
  if (isNarrow)
    return (
      <RecordList
        aria-label="People"
        noRows={noRows}
        rows={rows.map((row) => ({
          id: row.id,
          title: nameOf(row),
          detail: detailOf(row, now),
          end: (
            <span className="grid justify-items-end gap-1">
              {role(row)}
              {reset(row)}
              {remove(row)}
            </span>
          ),
        }))}
      />
    )
  const columns: readonly RecordColumn<Row>[] = [
    { id: 'person', title: 'Person', cell: (row) => <Name row={row} now={now} /> },
    { id: 'role', title: 'Role here', cell: role },
    {
      id: 'factor',
      title: 'Second step',
      cell: (row) => <Factor row={row} now={now} end={reset(row)} />,
    },
    { id: 'seen', title: 'Last seen', cell: (row) => <Seen row={row} now={now} /> },
    { id: 'remove', title: 'Remove', cell: remove },
  ]
  return (
    <RecordTable
      aria-label="People"
      columns={mayManage ? columns : columns.slice(0, -1)}
      rows={rows}
      noRows={noRows}
    />
  )
}

export const nameOf = (row: Row): string =>
  row.kind === 'person' ? row.person.name : row.invitation.email

const removeWord = ({ kind }: Row): string => (kind === 'person' ? 'Remove' : 'Take back')

const factorWords = { app: 'App', passkey: 'Passkey', none: 'None' } as const

function factorOf(row: Row, now: Date): string {
  if (row.kind === 'invitation') return '–'
  const { second_factor, due } = row.person
  const must = due === undefined ? '' : `: must set one up ${untilOf(new Date(due), now)}`
  return `${factorWords[second_factor]}${must}`
}

function inviting({ invitation }: Extract<Row, { kind: 'invitation' }>, now: Date): string {
  const by = invitation.invited_by === undefined ? '' : ` by ${invitation.invited_by}`
  return `Invited${by}, ends ${untilOf(new Date(invitation.expires), now)}`
}

const detailOf = (row: Row, now: Date): string =>
  row.kind === 'person'
    ? `${row.person.email} · Second step: ${factorOf(row, now)}`
    : inviting(row, now)

const Name = ({ row, now }: { readonly row: Row; readonly now: Date }) => (
  <span className="person">
    <span aria-hidden="true" className="initials">
      {row.kind === 'person' ? initialsOf(row.person.name) : '?'}
    </span>
    <span>
      <b>{nameOf(row)}</b>
      {row.kind === 'person' && row.person.is_you && ' (you)'}
      <small>{row.kind === 'person' ? row.person.email : inviting(row, now)}</small>
    </span>
  </span>
)

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word, index, words) => (index === 0 || index === words.length - 1 ? [word[0]] : []))
    .join('')
    .toUpperCase()

interface FactorProps {
  readonly row: Row
  readonly now: Date
  /** After it. */
  readonly end: ReactNode
}

const Factor = ({ row, now, end }: FactorProps) => {
  const isMissing = row.kind === 'person' && row.person.second_factor === 'none'
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {row.kind === 'person' && (
        <Glyph
          icon={isMissing ? CircleAlert : CircleCheck}
          className={`size-4 ${isMissing ? 'text-bad' : 'text-good'}`}
        />
      )}
      {factorOf(row, now)}
      {end}
    </span>
  )
}

function Seen({ row, now }: { readonly row: Row; readonly now: Date }) {
  const seen = row.kind === 'person' ? row.person.seen : undefined
  if (seen === undefined) return '–'
  const at = new Date(seen)
  return (
    <time dateTime={seen} title={momentOf(at)}>
      {whenOf(at, now)}
    </time>
  )
}
