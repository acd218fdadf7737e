import { ImportError, type Loss } from '../import-error.ts'

/** A feed that would remove a larger share than this of a dealership's stock is refused. */
export const LARGEST_LOSS = 0.4

/** @throws ImportError would_shrink, with the numbers of every dealership above the limit. */
export function assertPlausibleLoss(losses: Loss[]): void {
  const tooLarge = losses.filter(({ before, removed }) => removed > before * LARGEST_LOSS)
  if (tooLarge.length === 0) return
  const numbers = tooLarge.map(({ dealership, before, removed }) => {
    const share = Math.round((removed / before) * 100)
    return `${removed} of ${before} cars (${share} %) of ${dealership}`
  })
  throw new ImportError(
    'would_shrink',
    `The file would remove ${numbers.join(', ')}; more than ${LARGEST_LOSS * 100} % is refused, since it is probably a broken feed. Nothing was changed. If the file is correct, repeat with --allow-shrink.`,
    undefined,
    tooLarge,
  )
}
