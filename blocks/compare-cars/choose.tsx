import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { thingsOf } from '#domain/stock-query/counted.ts'
import { hasPage } from '#parts/links/has-page.ts'
import { Button } from '#ui/button/button.tsx'
import type { CompareCarsView } from './view.ts'

const VIEWED = '/recently-viewed'

/** Where cars are chosen: those that were saved, on a site that saves them, those looked at, and all. Spec 1.04. */
export function Choose(view: CompareCarsView) {
  const { site, page } = view
  const { words } = site
  const saved = savedPath(view)
  return (
    <>
      {saved !== undefined && (
        <Button href={saved}>
          {fillPlaceholders(words.compareChoose, { cars: thingsOf('car', words) })}
        </Button>
      )}
      <Button variant={saved === undefined ? 'solid' : 'outline'} href="/search">
        {words.searchStock}
      </Button>
      {hasPage(page, VIEWED) && (
        <Button variant="outline" href={VIEWED}>
          {words.recentlyViewed}
        </Button>
      )}
    </>
  )
}

/** The page of what was saved, on a site that saves; not that of an account where a search has ticks. */
export const savedPath = ({ props, site: { flags } }: CompareCarsView): string | undefined =>
  flags.favourites || (flags.watchlist && !flags.compareOnCards) ? props.chooseAt : undefined
