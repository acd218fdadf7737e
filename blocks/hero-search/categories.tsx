import { formatNumber } from '#domain/format.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Chip } from '#ui/chip/chip.tsx'
import type { NamedSearch } from './data.ts'

interface CategoriesProps {
  readonly categories: readonly NamedSearch[]
  readonly site: SiteView
}

/** Links to the searches that the site names, with the number of cars that each finds. Spec 3.35. */
export function Categories({ categories, site }: CategoriesProps) {
  return (
    <nav aria-label={site.words.searchCategories} className="page-width pt-[calc(var(--sec)/2)]">
      <ul className="scroll-row -mx-1 scroll-px-1 gap-2 px-1 py-1">
        {categories.map(({ text, href, count }) => (
          <li key={text} className="shrink-0">
            <Chip href={href}>
              {text} <span className="figures text-ink-2">{formatNumber(count, site.locale)}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
