/** The change of one prop: a new name, a JSON value computed from the old one (undefined removes it), or both. */
export interface PropStep {
  readonly name?: string
  readonly value?: (old: unknown) => unknown
}

/**
 * The change of a block's props to the next format of page files. Each prop is changed separately, so
 * that the step also applies to a tenant's `set` or `unset` of single props. Never edited once
 * released: files of that format may exist indefinitely.
 */
export interface PropsMigration {
  /** The `schemaVersion` of the files that it migrates; it converts them to the next one. */
  readonly from: number
  /** Steps by the prop's name in those files. */
  readonly props: Readonly<Record<string, PropStep>>
}
