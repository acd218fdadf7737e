import type { Origin, Version } from './revisions.ts'

/** What putting a version back brings: a revision, or what there is without any. */
export type PutBackKind = 'revision' | Origin

/**
 * What putting a version back brings; `isRemoval` of a revision by which the site's own page was taken away, which
 * leaves that of the template where `isShown`.
 */
export function putBackOf(
  version: Version,
  origin: Origin,
  isRemoval = false,
  isShown = false,
): PutBackKind {
  if (version === 0) return origin
  if (!isRemoval) return 'revision'
  if (origin === 'shared') return origin
  return isShown ? 'template' : 'nothing'
}

interface PutBackWords {
  /** Of the dialog. */
  readonly title: string
  /** Of the button that publishes where no draft can be made. */
  readonly submit: string
  /** What the draft is then. */
  readonly draft: string
  /** For the history, until another is written. */
  readonly message: string
  /** Once it is live as a revision. */
  readonly done: (n: number) => string
  /** What it does, where that is more than another version on the site. */
  readonly note?: string
}

const submit = 'Put it back live now'

const table: Readonly<Record<PutBackKind, (version: Version) => PutBackWords>> = {
  revision: (version) => ({
    title: `Put revision ${version} back`,
    submit,
    draft: `Revision ${version}`,
    message: `Back to revision ${version}`,
    done: (n) => `Revision ${version} is live again, as revision ${n}.`,
  }),
  file: () => ({
    title: 'Put the file of the site back',
    submit,
    draft: 'The file of the site',
    message: 'Back to the file',
    done: (n) => `The file of the site is live again, as revision ${n}.`,
  }),
  template: () => ({
    title: 'Put the template’s page back',
    submit,
    draft: 'The template’s page',
    message: 'Back to the template’s',
    done: (n) => `The page is the template’s again, as revision ${n}.`,
  }),
  shared: () => ({
    title: 'Take away what the site has of its own',
    submit: 'Take it away',
    draft: 'Nothing',
    message: 'Back to what template and group bring',
    done: (n) =>
      `The site shows what its template and group bring again, which is revision ${n}. Put an earlier one back for its own.`,
    note: 'The site had none of its own then, and showed what its template and group bring: putting that back takes its own away. The revisions stay in this history, and each can be put back.',
  }),
  nothing: () => ({
    title: 'Take it off the site',
    submit: 'Take it off the site',
    draft: 'Nothing',
    message: 'Off the site',
    done: (n) =>
      `It is off the site, which is revision ${n}. Put an earlier one back to show it again.`,
    note: 'There was nothing at this address then: putting that back takes the page off the site, and its address answers “Page not found”. The revisions stay in this history, and each can be put back.',
  }),
}

/** What is said of putting a version back. */
export const putBackWords = (what: PutBackKind, version: Version): PutBackWords =>
  table[what](version)
