import { searchStateOf } from '#domain/stock-query/url.ts'
import { carPictures } from '#parts/pictures/car-pictures.ts'
import { cardWidths, galleryWidths } from '#parts/pictures/picture-widths.ts'
import { mediaUrl } from '#ui/picture/media-url.ts'
import type { StockDirectory } from './search/stock-directory.ts'
import type { Tenant } from './tenants/tenant.ts'

const CARS_PER_SEARCH = 100
/** Bounds the time: each takes about half a second in all sizes. */
const MAX_DRAWINGS = 2_000
/** Of a gallery's first picture; others are below the first screen, or of rare windows. */
const firstGalleryWidths = galleryWidths.filter((width) => width >= 960 && width <= 1280)

/**
 * The URLs of the pictures that visitors of these sites see first, of cars without photos: those of
 * lists, then those of galleries. Each once; the cars in the order of a search.
 */
export async function* firstPictures(
  tenants: readonly Tenant[],
  stock: StockDirectory,
): AsyncGenerator<string> {
  const drawn = new Set<string>()
  for (const tenant of tenants) {
    for await (const path of drawingsOf(tenant, stock)) {
      if (drawn.size >= MAX_DRAWINGS) break
      if (drawn.has(path)) continue
      drawn.add(path)
      for (const width of cardWidths) yield mediaUrl(path, { width })
    }
  }
  for (const path of drawn) {
    for (const width of firstGalleryWidths) yield mediaUrl(path, { width })
  }
}

/** The paths of the first pictures of a site's listed cars, if they are drawings. */
async function* drawingsOf(tenant: Tenant, stock: StockDirectory): AsyncGenerator<string> {
  const { uncached } = await stock.of(tenant)
  const state = searchStateOf('')
  for (let page = 1, pages = 1; page <= pages; page++) {
    const request = { state: { ...state, page }, hitsPerPage: CARS_PER_SEARCH, facets: [] }
    const found = uncached.search(request)
    pages = found.pages
    for (const car of found.hits) {
      const { drawn, pictures } = carPictures(car, tenant.site.look.scene)
      if (drawn) yield pictures[0].path
    }
  }
}
