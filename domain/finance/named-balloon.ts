/** The provider whose layout has a final payment even if it is $0. Spec 9.16. */
const NAMES_ZERO = 4

/**
 * The final payment that an estimate names, whole dollars: the lender's balloon. A loan without one
 * does not name it, except with the provider whose layout says $0. Spec 3.19, 9.16.
 */
export function namedBalloon(provider: number, balloon?: number): number | undefined {
  return balloon === 0 && provider !== NAMES_ZERO ? undefined : balloon
}
