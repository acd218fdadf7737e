import type { Capability, Tools } from '../capability.ts'
import { gauge } from '../metrics/metric.ts'
import { searchReads } from './reads.ts'
import { searchRoutes } from './routes.ts'
import type { StockDirectory } from './stock-directory.ts'

export default ({ services: { stock, searchResults } }: Pick<Tools, 'services'>): Capability => ({
  routes: searchRoutes((c) => stock.of(c.get('tenant')), searchResults),
  reads: searchReads,
  metrics: () => stockLines(stock),
})

function stockLines(stock: StockDirectory): string[] {
  const { indexes, bytes, building } = stock.stats()
  return [
    ...gauge('forecourt_stock_indexes', 'Search indexes in memory.', indexes),
    ...gauge('forecourt_stock_index_bytes', 'Size of the search indexes.', bytes),
    ...gauge('forecourt_stock_indexes_building', 'Indexes being built.', building),
  ]
}
