import type { Decision } from '#parts/why/decision.ts'
import type { Condition } from './when.ts'

/** What the mark of a decided part says: the value of its `data-why`, as JSON. Spec 6.04. */
export interface WhyMark extends Decision {
  /** The thing in words. */
  readonly title: string
  readonly car: { readonly id: string; readonly name: string }
}

/** A block of a page, whether it is shown or not. */
export interface WhyBlock {
  readonly id: string
  readonly title: string
  readonly conditions: readonly Condition[]
}
