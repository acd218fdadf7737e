import type { StaffAnswer } from '#domain/staff/staff-calls.ts'

export type Run = StaffAnswer<'GET /:site/imports'>['runs'][number]
export type Pending = StaffAnswer<'GET /:site/imports'>['pending'][number]
export type SetAside = StaffAnswer<'GET /:site/imports/:run'>['rows'][number]
/** Its numbers. */
export type Counted = Omit<Run, 'id' | 'feed' | 'file' | 'finished'>

/** What an import did, in few words: "6 new, 4 gone, 3 set aside". */
export function didOf({ added, returned, changed, removed, set_aside: aside }: Counted): string {
  const counts = [
    [added, 'new'],
    [returned, 'back'],
    [changed, 'changed'],
    [removed, 'gone'],
    [aside, 'set aside'],
  ] as const
  const did = counts.flatMap(([count, word]) => (count === 0 ? [] : `${count} ${word}`))
  return did.join(', ') || 'Nothing changed'
}

const endings = {
  imported: 'Imported',
  superseded: 'Over: a later file was imported',
  discarded: 'Thrown away',
} as const

/** What became of a file that waited, or that it waits. */
export const stateOf = ({ source, ending }: Pick<Pending, 'source' | 'ending'>): string => {
  if (ending !== undefined)
    return source === 'refused' && ending === 'imported' ? 'Let through once' : endings[ending]
  return source === 'refused' ? 'Refused; nothing changed' : 'Uploaded; not imported yet'
}

interface Words {
  readonly why: string
  readonly todo: string
}

const CORRECT = 'Correct it where the feed comes from.'

const reasonWords: Readonly<Record<string, Words>> = {
  missing_value: {
    why: 'A value that every car needs is missing',
    todo: 'Fill it in where the feed comes from.',
  },
  unusable_value: { why: 'A value cannot be read', todo: CORRECT },
  duplicate_id: {
    why: 'The car is in the file twice',
    todo: 'Keep one of the two: the first was taken.',
  },
  id_of_another_feed: {
    why: 'The car belongs to another feed',
    todo: 'Leave it out of one of the two feeds.',
  },
  wrong_column_count: {
    why: 'It has more or fewer values than the file has columns',
    todo: 'Put values with a comma or a line break in quotes.',
  },
  empty_row: { why: 'The row is empty', todo: 'Nothing: no car is missing.' },
  record_too_large: { why: 'It is too large', todo: 'Send pictures as addresses.' },
  record_too_deep: { why: 'It has too many levels', todo: 'Send each car as a flat record.' },
  malformed_record: { why: 'It is no record', todo: 'Send each car as a record of its own.' },
}

/** Why a row was set aside, and what to do. The rules of a feed may have reasons of their own. */
export const wordsOf = ({ reason }: Pick<SetAside, 'reason'>): Words =>
  reasonWords[reason] ?? { why: 'It breaks a rule of this feed', todo: CORRECT }
