import { runPageSearch, type SearchData } from '#parts/search/page-search.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

const load: Load<typeof block, SearchData> = async ({ search, site, ports }) => ({
  ...search,
  result: await runPageSearch({ search, site, ports }),
})
export default load
