import type { StaffRequest } from '#domain/staff/staff-calls.ts'

/** What wins where a site changed the same itself. */
export type Own = StaffRequest<'POST /:site/sites/plan'>['own']

/** What is taken to other sites, and what is made there. */
export type PlanOrder = Omit<StaffRequest<'POST /:site/sites/plan'>, 'own'>

export const ownWords: Readonly<Record<Own, string>> = {
  leave: 'Leave theirs',
  replace: 'Replace with ours',
}
