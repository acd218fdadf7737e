import type { PreviewPage, PreviewProblem } from '#pages/preview-answer.ts'
import type { Path } from '#pages/problem.ts'

/** What the builder says to the frame that shows its page. */
export type ToFrame =
  /** Shows a value; of several that wait, the last. */
  | { readonly kind: 'render'; readonly version: number; readonly value: object }
  /** Marks a block and brings it into view; undefined for none. */
  | { readonly kind: 'select'; readonly id: string | undefined }
  /** What people call the kinds of blocks, by their names. */
  | { readonly kind: 'titles'; readonly titles: Readonly<Record<string, string>> }
  /** In place of one that has ended or ends soon. */
  | { readonly kind: 'token'; readonly token: string }
  /** Asks what only a browser can tell of the page that is shown. */
  | { readonly kind: 'audit' }

/** What the frame says to the builder. */
export type FromFrame =
  /** It listens: the builder sends what it has. */
  | { readonly kind: 'ready' }
  /** A block was chosen; `opens` where its form is wanted, and which field of it. */
  | {
      readonly kind: 'selected'
      readonly id: string
      readonly opens: boolean
      readonly field?: string
    }
  | EditedMessage
  | RenderedMessage
  | AuditMessage
  /** A key was pressed where nothing takes it: it is the builder's. */
  | ({ readonly kind: 'key' } & Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey'>)
  /** A link was followed, and waits for the builder's decision. */
  | { readonly kind: 'leaving'; readonly href: string }
  /** The token has ended: what waits is shown with the next one. */
  | { readonly kind: 'expired' }

/** A text is written in place; the path is within the props of the block. */
export interface EditedMessage {
  readonly kind: 'edited'
  readonly id: string
  readonly path: Path
  readonly text: string
  /** How the writing ended; absent while it goes on. */
  readonly end?: WritingEnd
}

export type WritingEnd = 'taken' | 'given-up'

/** What became of a value. Where it has errors, the last version without them is still shown. */
export interface RenderedMessage {
  readonly kind: 'rendered'
  readonly version: number
  readonly problems: readonly PreviewProblem[]
  readonly hasErrors: boolean
  /** Of each block that has any; one with a reason hides it. */
  readonly conditions: PreviewPage['conditions']
  /** Blocks that show nothing here, such as offers where there are none. */
  readonly empty: readonly string[]
}

/** What only a browser can tell of a page. */
export interface AuditMessage {
  readonly kind: 'audited'
  /** What axe finds, once for each block. */
  readonly findings: readonly { readonly message: string; readonly block?: string }[]
  /** The sum of what moved while the page was opened. */
  readonly shift: number
}
