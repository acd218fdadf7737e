import { searchStateOf } from '#domain/stock-query/url.ts'
import { carPictures } from '#parts/pictures/car-pictures.ts'
import { cardWidths, galleryWidths } from '#parts/pictures/picture-widths.ts'
import { mediaUrl } from '#ui/picture/media-url.ts'
import type { StockDirectory } from './search/stock-directory.ts'
import type { Tenant } from './tenants/tenant.ts'

/** What is listed first: who looks further waits for a moment. */
const CARS_PER_SITE = 40
/** Less than five minutes: each takes about half a second in all sizes, and as long a rest. */
const MAX_DRAWINGS = 200
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

/** The paths of the first pictures of a site's first cars, if they are drawings. */
async function* drawingsOf(tenant: Tenant, stock: StockDirectory): AsyncGenerator<string> {
  const { uncached } = await stock.of(tenant)
  const request = { state: searchStateOf(''), hitsPerPage: CARS_PER_SITE, facets: [] }
  for (const car of uncached.search(request).hits) {
    const { drawn, pictures } = carPictures(car, tenant.site.look.scene)
    if (drawn) yield pictures[0].path
  }
}
