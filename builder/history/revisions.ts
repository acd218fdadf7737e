import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import type { DocumentAnswer } from '../screen/make-draft.ts'

type History = StaffAnswer<'GET /:site/history'>
export type Revision = History['revisions'][number]

/** What a history is chosen by: a revision, 0 for what the site came with, or the draft. */
export type Version = number | 'draft'

/** What there is before the first revision; `shared`: what template and group bring to a collection. */
export type Origin = History['origin'] | 'shared'

/** Of a document that is no page there is something without its file, too. */
export const originOf = (path: string, { origin }: Pick<History, 'origin'>): Origin =>
  origin === 'nothing' && !path.startsWith('pages/') ? 'shared' : origin

/** The versions of a document, the newest first: its draft, its revisions, what the site came with where that is anything. */
export function versionsOf(
  { version, live }: Pick<DocumentAnswer, 'version' | 'live'>,
  revisions: readonly Revision[],
): Version[] {
  const cameWith = live.n > 0 || live.value !== undefined ? [0] : []
  return [...(version > 0 ? (['draft'] as const) : []), ...revisions.map(({ n }) => n), ...cameWith]
}

/** What a version is compared with unless another is chosen: what is live, which itself is with the one before it. */
export function comparedWith(
  version: Version,
  { n: live, value }: DocumentAnswer['live'],
): number | undefined {
  if (version === 'draft') return live
  if (version === 0) return undefined
  const isOnSite = live > 0 && value !== undefined
  return isOnSite && version !== live ? live : version - 1
}

const origins: Readonly<Record<Origin, string>> = {
  file: 'The file of the site',
  template: 'The template’s page',
  shared: 'What template and group bring',
  nothing: 'Not on the site',
}

export const titleOfVersion = (version: Version, origin: Origin): string => {
  if (version === 'draft') return 'The draft'
  return version === 0 ? origins[origin] : `Revision ${version}`
}
