import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import type { DocumentAnswer } from '../screen/make-draft.ts'

export type Revision = StaffAnswer<'GET /:site/history'>['revisions'][number]

/** What a history is chosen by: a revision, 0 for what the site came with, or the draft. */
export type Version = number | 'draft'

/** The versions of a document, the newest first: its draft, its revisions, what the site came with where that is anything. */
export function versionsOf(
  { version, live }: Pick<DocumentAnswer, 'version' | 'live'>,
  revisions: readonly Revision[],
): Version[] {
  const cameWith = live.n > 0 || live.value !== undefined ? [0] : []
  return [...(version > 0 ? (['draft'] as const) : []), ...revisions.map(({ n }) => n), ...cameWith]
}

/** The one that a version is compared with unless another is chosen: the one before it. */
export function versionBefore(version: Version, live: number): number | undefined {
  if (version === 'draft') return live
  return version > 0 ? version - 1 : undefined
}

export const titleOfVersion = (version: Version): string => {
  if (version === 'draft') return 'The draft'
  return version === 0 ? 'The file of the site' : `Revision ${version}`
}
