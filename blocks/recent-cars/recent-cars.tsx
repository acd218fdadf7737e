import { cardContent } from '#parts/car-card/card-layout.ts'
import { inWholeRows } from '#parts/card-list/list-layout.ts'
import { Scripted } from '#parts/rendering.tsx'
import { SectionHead } from '#parts/section-head/section-head.tsx'
import { VIEWED_KEY } from '#state/recently-viewed.ts'
import { CAR_ID, MOST, VIEWED } from '#ui/data-attributes.ts'
import type { ViewOf } from '../define-block.ts'
import showRecent from './recent-cars.island.ts'
import type block from './schema.ts'

/** How many are shown at most: as many of them as fill rows. */
const SHOWN = 4

/**
 * Remembers the page's car in this browser, and shows those before it: their cards come from the page of
 * all, once the buyer scrolls near. Nothing on a site without that page. Spec 2.47.
 */
export default function RecentCars({ id, props, car, site, page }: ViewOf<typeof block>) {
  const { heading = site.words.recentlyViewed, linkText, allPage } = props
  if (!page.answers(allPage)) return null
  const { card, list } = site.look
  const most = inWholeRows(list, SHOWN, cardContent[card].columns)
  return (
    <div className="print:hidden">
      <Scripted
        script={showRecent}
        name="cars"
        stored={VIEWED_KEY}
        first={JSON.stringify([car.id])}
        className="recent-cars"
      >
        <section
          hidden
          aria-labelledby={`${id}-title`}
          className="page-width py-section"
          {...{ [VIEWED]: 'strip', [CAR_ID]: car.id, [MOST]: most }}
        >
          <SectionHead
            id={`${id}-title`}
            heading={heading}
            link={{ href: allPage, text: linkText }}
          />
          <div {...{ [VIEWED]: 'cars' }} />
        </section>
      </Scripted>
    </div>
  )
}
