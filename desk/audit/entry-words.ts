import { auditActions } from '#domain/staff/audit-actions.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'

export type Entry = StaffAnswer<'GET /:site/audit'>['entries'][number]

/** Who did it: a person, or what the program and its operator do. */
export const whoOf = ({ person }: Entry): string => person?.name ?? 'Forecourt'

/** What they did, after their name. */
export const didOf = ({ action }: Entry): string => auditActions[action]

/** Names of the people of a site, by their ids. */
export type Names = ReadonlyMap<string, string>

/** What it was done to: whom, what changed to what, and the other details in their order. */
export function toOf({ details }: Entry, names: Names): string {
  const { person, from, to, ...others } = details
  const whom = person === undefined ? [] : [names.get(String(person)) ?? 'somebody who has left']
  const change = [from, to].filter((each) => each !== undefined).join(' → ')
  return [...whom, change, ...Object.values(others)].filter((each) => each !== '').join(', ')
}
