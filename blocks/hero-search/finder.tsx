import { NoStock } from '#parts/no-stock/no-stock.tsx'
import { FinderForm } from './finder-form.tsx'
import { FinderIndex } from './finder-index.tsx'
import { FinderPrices } from './finder-prices.tsx'
import type { HeroProps } from './view.ts'

/** Begins a search as the site's look has it: by a form, or by links to searches (Spec 2.33). */
export function Finder(block: HeroProps) {
  const { data, site } = block
  const { finder } = site.look
  if (data.count === 0) {
    return (
      <div className="finder-empty">
        <NoStock site={site} />
      </div>
    )
  }
  if (finder === 'index') return <FinderIndex {...block} />
  if (finder === 'prices' && data.doors.length > 0) return <FinderPrices {...block} />
  return <FinderForm {...block} />
}
