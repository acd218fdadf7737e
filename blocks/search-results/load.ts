import { runPageSearch } from '#parts/search/page-search.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'
import type { ResultsData } from './search-results.tsx'

const load: Load<typeof block, ResultsData> = async ({ search, site, ports }) => ({
  ...search,
  best: ports.best,
  result: await runPageSearch({ search, site, ports }),
})
export default load
