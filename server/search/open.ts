import type { Capability, Tools } from '../capability.ts'
import { metric } from '../metrics/metric.ts'
import { searchRoutes } from './routes.ts'
import type { StockDirectory } from './stock-directory.ts'

export default ({ services: { stock, searchResults } }: Pick<Tools, 'services'>): Capability => ({
  routes: searchRoutes((c) => stock.of(c.get('tenant')), searchResults),
  metrics: () => stockLines(stock),
})

function stockLines(stock: StockDirectory): string[] {
  const { indexes, bytes, building } = stock.stats()
  return [
    ...metric('forecourt_stock_indexes', 'gauge', 'Search indexes in memory.', indexes),
    ...metric('forecourt_stock_index_bytes', 'gauge', 'Size of the search indexes.', bytes),
    ...metric('forecourt_stock_indexes_building', 'gauge', 'Indexes being built.', building),
  ]
}
