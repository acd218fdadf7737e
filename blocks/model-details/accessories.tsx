import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatMoney, formatNumber } from '#domain/format.ts'
import { Link } from '#ui/link/link.tsx'
import type { ViewOf } from '../define-block.ts'
import type { ModelDetailsData } from './load.ts'
import type block from './schema.ts'

/** How many are listed; the rest is counted. */
const LISTED = 6

/** The site's page of accessories, the first that it has. Spec 2.18. */
const pages = ['/accessories', '/vehicle-parts-and-accessories']

interface AccessoriesProps extends ViewOf<typeof block, ModelDetailsData> {
  /** What the model is called. */
  readonly name: string
}

/** Parts and accessories that name a model, and how many there are. Spec 2.18, 3.23. */
export function Accessories({ id, model, data, site, page, name }: AccessoriesProps) {
  const { words, locale } = site
  const count = model.accessories_count ?? data.parts.length
  const all = pages.find((path) => page.answers(path))
  return (
    <section aria-labelledby={`${id}-accessories`}>
      <h2 id={`${id}-accessories`}>{fillPlaceholders(words.modelAccessories, { model: name })}</h2>
      <ul className="model-parts">
        {data.parts.slice(0, LISTED).map(({ id: part, name, price, fitted }) => (
          <li key={part}>
            {name}
            {price !== undefined && (
              <span className="figures">
                {formatMoney(price, locale)} {fitted && words.modelFitted}
              </span>
            )}
          </li>
        ))}
      </ul>
      {count > Math.min(data.parts.length, LISTED) && (
        <p>
          {fillPlaceholders(words.modelAccessoriesCount, { count: formatNumber(count, locale) })}
        </p>
      )}
      {all && <Link href={all}>{words.modelAccessoriesAll}</Link>}
    </section>
  )
}
