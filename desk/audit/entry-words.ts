import { auditActions } from '#domain/staff/audit-actions.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'

export type Entry = StaffAnswer<'GET /:site/audit'>['entries'][number]

/** Who did it: a person, or what the program and its operator do. */
export const whoOf = ({ person }: Entry): string => person?.name ?? 'Forecourt'

/** What they did, after their name. */
export const didOf = ({ action }: Entry): string => auditActions[action]

/** What it was done to: the details, in their order. */
export const toOf = ({ details }: Entry): string => Object.values(details).join(', ')
