import type { Car } from '#domain/car/car.ts'
import type { StockStore } from '../../store/stock-store.ts'
import type { ImportReport } from '../report.ts'
import { writeRun } from './write-run.ts'

/** The feed that demo cars belong to. */
export const DEMO_FEED = 'demo'

/** Replaces a tenant's demo cars, as an import of a feed would; other feeds' cars are not touched. */
export async function writeDemo(
  stock: StockStore,
  options: { cars: Car[]; now: Date; dryRun?: boolean },
): Promise<ImportReport> {
  const { cars } = options
  // Another seed or count is intended, not the accident that the shrink check guards against.
  const run = {
    ...options,
    feed: DEMO_FEED,
    file: 'demo',
    leaving: 'deleted' as const,
    allowShrink: true,
  }
  const { report } = await writeRun(stock, run, async ({ claim, put }) => {
    for (const { id } of cars) claim(id)
    const foreign = (await put(cars)).filter((result) => result === 'foreign').length
    const byReason: Record<string, number> = foreign > 0 ? { id_of_another_feed: foreign } : {}
    return {
      findings: {
        format: 'generated',
        encoding: 'none',
        read: cars.length,
        quarantined: { total: foreign, byReason },
        dropped: [],
        unknownYards: [],
        missingColumns: [],
        unreadColumns: [],
        notes: [],
      },
      rejections: [],
    }
  })
  return report
}
