/** Returned, not thrown, by a step for a value that it cannot read; `detail` is the reason. */
export class UnusableValue {
  readonly detail: string

  constructor(detail: string) {
    this.detail = detail
  }
}

/** The usable entries of a list, and the reasons for the others. */
export class PartlyUsableList {
  readonly value: unknown
  readonly losses: { entry: string; detail: string }[]

  constructor(value: unknown, losses: { entry: string; detail: string }[]) {
    this.value = value
    this.losses = losses
  }
}

/** A step of a field's rule: returns the value read, undefined if absent, or an `UnusableValue`. */
export type Step = (value: string) => unknown

/** A step that mappings use by name. */
export type NamedStep = {
  /** Its description in the dealers' documentation. */
  about: string
  /** A value for the documentation, which shows it with what `read` returns. */
  example: string
  read: Step
  /** Accepts texts of any length; other steps at most `MAX_STEP_INPUT` characters. */
  acceptsLongText?: true
}

/**
 * Longest input of a step that matches a pattern, in characters. It bounds the time of patterns in
 * mappings, which may backtrack quadratically.
 */
export const MAX_STEP_INPUT = 1000
