import type { EditableText } from './editable-texts.ts'
import type { Path } from './problem.ts'
import type { Condition } from './when.ts'

/** What a preview sends of an unsaved page, and the checksums of what it shows already. */
export interface PreviewRequest {
  /** The page with all its blocks; another document as it is. */
  readonly value: Readonly<Record<string, unknown>>
  readonly has: {
    readonly styles?: string | undefined
    readonly blocks: Readonly<Record<string, string>>
  }
}

/** A problem at its place in the value, in the words of `npm run check`. */
export interface PreviewProblem {
  readonly level: 'error' | 'warning'
  readonly path: Path
  readonly block?: string
  readonly message: string
}

/** What has changed of a page that is shown. */
export interface PreviewPage {
  readonly title: string
  /** For the root element. */
  readonly scene: string
  /** Its style element, where it is another one. */
  readonly styles?: { readonly checksum: string; readonly css: string }
  /** Ids of its own blocks before, in and behind the main part. */
  readonly before: readonly string[]
  readonly main: readonly string[]
  readonly after: readonly string[]
  /** Of these, those that are drawn otherwise, by id. */
  readonly blocks: Readonly<Record<string, PreviewBlock>>
  /** The conditions of each block that has any, at every level. */
  readonly conditions: Readonly<Record<string, readonly Condition[]>>
  /** The words of each block, at every level, that may be written in place. */
  readonly texts: Readonly<Record<string, readonly EditableText[]>>
}

export interface PreviewBlock {
  readonly checksum: string
  /** The whole root element. */
  readonly html: string
}

export interface PreviewAnswer {
  readonly problems: readonly PreviewProblem[]
  /** Absent where the value has errors. */
  readonly page?: PreviewPage
}
