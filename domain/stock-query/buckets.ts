/** Buckets of equal width, dollars, up to `top`; all amounts above share one. */
interface Buckets {
  readonly step: number
  readonly top: number
}

/** Weekly repayments, dollars: <50, 50-100, … 450-500, 500+. D11. */
export const weeklyBuckets: Buckets = { step: 50, top: 500 }

/** Monthly repayments, dollars: <100, 100-200, … 900-1000, 1000+, where a market states them so. D11. */
export const monthlyBuckets: Buckets = { step: 100, top: 1000 }

/** Prices, dollars: <10000, 10000-20000, … 90000-100000, 100000+, written as D11 writes weeks. */
export const priceBuckets: Buckets = { step: 10_000, top: 100_000 }

/** The bucket of an amount; its lower end belongs to it, its upper end to the next; no number counts as zero. D11. */
export function bucketOf(amount: number, { step, top }: Buckets): string {
  if (Number.isNaN(amount) || amount < step) return `<${step}`
  if (amount >= top) return `${top}+`
  const low = Math.floor(amount / step) * step
  return `${low}-${low + step}`
}

/** Every bucket from the lowest to the highest: the order in which lists show them. */
export function bucketsOf({ step, top }: Buckets): string[] {
  return Array.from({ length: top / step + 1 }, (_, index) => bucketOf(index * step, { step, top }))
}
