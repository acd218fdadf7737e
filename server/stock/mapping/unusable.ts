/** What a step answers for a value it cannot read: why, in words. Not an exception: it is usual. */
export class Unusable {
  readonly detail: string

  constructor(detail: string) {
    this.detail = detail
  }
}

/** A step of a field's rule: reads a value, answers another, undefined for absence, or why not. */
export type Step = (value: string) => unknown
