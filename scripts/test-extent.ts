import { env } from 'node:process'

/**
 * Whether all combinations are tested, as `npm run test:full` does for a nightly run: every story under
 * every dealer's theme, every page on every screen. Otherwise each rule is tested under each dealer and
 * on each kind of page once.
 */
export const isFullTest = Boolean(env.FULL_TESTS)

/**
 * The share of `values` whose turn it is: every `of`-th, beginning at `turn`; all in a full test. A rule
 * that takes another turn for each dealer meets all values, but not under each dealer.
 */
export function inTurn<T>(values: readonly T[], turn: number, of = values.length): readonly T[] {
  return isFullTest ? values : values.filter((_, index) => index % of === turn % of)
}

/** Each value with its turn, for `describe.each`. */
export const turns = <T>(values: readonly T[]): { value: T; turn: number }[] =>
  values.map((value, turn) => ({ value, turn }))
