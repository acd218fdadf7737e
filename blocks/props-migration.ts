/** What becomes of one prop: a new name, a JSON value made of the old one (undefined: it goes), or both. */
export interface PropStep {
  readonly name?: string
  readonly value?: (old: unknown) => unknown
}

/**
 * What a new format of page files does to a block's props. Each prop is changed by itself, so that the
 * step fits a whole block as well as a tenant's `set` or `unset` of single props. Never edited once
 * released: files of that format may exist for ever.
 */
export interface PropsMigration {
  /** The `schemaVersion` of the files that the step is for; it makes them of the next. */
  readonly from: number
  /** By the prop's name in those files. */
  readonly props: Readonly<Record<string, PropStep>>
}
