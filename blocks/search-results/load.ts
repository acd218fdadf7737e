import { promoItems } from '#parts/promo/promo-item.ts'
import { runPageSearch } from '#parts/search/page-search.ts'
import type { Load } from '../define-load.ts'
import { nothingFound } from './nothing-found.ts'
import type block from './schema.ts'
import type { ResultsData } from './view.ts'

const load: Load<typeof block, ResultsData> = async ({ search, site, page, ports }) => {
  const result = await runPageSearch({ search, site, ports })
  const { state } = search
  const { reading } = result
  const isNothing = search.hasStock && result.count === 0
  return {
    ...search,
    best: ports.best,
    result,
    promotions: await promoItems({
      promotions: ports.content.promotions,
      place: 'results',
      site,
      page,
      search,
      ports,
    }),
    ...(isNothing && { nothing: await nothingFound({ state, reading, site, ports }) }),
  }
}
export default load
