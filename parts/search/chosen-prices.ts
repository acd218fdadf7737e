/** Links to prices beside each other at most. */
const MAX_SHOWN = 4

/**
 * The prices that are worth a link, of counted ones in ascending order: each has more cars than the
 * one before. Of many, the lowest, the highest and some evenly between them.
 */
export function chosenPrices<Counted extends { readonly count: number }>(
  counted: readonly Counted[],
): Counted[] {
  const distinct = counted.filter(({ count }, index) => count > (counted[index - 1]?.count ?? 0))
  if (distinct.length <= MAX_SHOWN) return distinct
  const step = (distinct.length - 1) / (MAX_SHOWN - 1)
  const shown = Array.from({ length: MAX_SHOWN }, (_, place) => Math.round(place * step))
  return distinct.filter((_, index) => shown.includes(index))
}
