/** What a step answers for a value it cannot read: why, in words. Not an exception: it is usual. */
export class Unusable {
  readonly detail: string

  constructor(detail: string) {
    this.detail = detail
  }
}

/** A list of which only some entries can be used: those, and why not the others. */
export class PartlyUsable {
  readonly value: unknown
  readonly losses: { entry: string; detail: string }[]

  constructor(value: unknown, losses: { entry: string; detail: string }[]) {
    this.value = value
    this.losses = losses
  }
}

/** A step of a field's rule: reads a value, answers another, undefined for absence, or why not. */
export type Step = (value: string) => unknown

/** A step that a mapping can name. */
export type NamedStep = {
  /** What it reads and answers, for the dealers' documentation. */
  about: string
  read: Step
  /** Takes texts of any length; other steps take at most `LONGEST_VALUE` characters. */
  isForLongText?: true
}

/**
 * Characters of a value that an amount, a date, a title or a pattern is looked for in. A pattern
 * comes from the mapping's author and may take time that grows with the square of this, no more.
 */
export const LONGEST_VALUE = 1000
