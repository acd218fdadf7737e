import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatNumber } from '#domain/format.ts'
import { modelLabel } from '#domain/model/model-label.ts'
import { modelName } from '#domain/model/model-name.ts'
import { modelPath } from '#domain/model/model-path.ts'
import { categoriesOf } from '#domain/model/model-range.ts'
import { BODIES } from '#ui/data-attributes.ts'
import { EntryMedia } from '../entries/entry-media.tsx'
import { hasPage } from '../links/has-page.ts'
import { cardWidths } from '../pictures/picture-widths.ts'
import type { PageView, SiteView } from '../view-context.ts'
import type { ModelItem } from './model-item.ts'
import { modelMedia } from './model-picture.ts'
import { ModelPriceText } from './model-price-text.tsx'

interface ModelTileProps {
  readonly item: ModelItem
  readonly site: SiteView
  readonly page: Pick<PageView, 'answers'>
  /** Heading level of its name. */
  readonly level: 2 | 3
  /** The `sizes` attribute of its picture. */
  readonly sizes: string
  /** Its picture is on the first screen. */
  readonly eager?: boolean
  /** It is of another category than the chosen one. */
  readonly isHidden: boolean
}

/**
 * A model of the range as an item of a list: name, short description, from what price there is one, how many
 * are here, picture and label. Spec 2.36, 4.11.
 */
export function ModelTile(props: ModelTileProps) {
  const { item, site, page, level, sizes, eager = false, isHidden } = props
  const { model, count, price } = item
  const { words, locale } = site
  const label = modelLabel(model, words)
  const Heading = `h${level}` as const
  const path = modelPath(model)
  const name = modelName(model)
  const bodies = categoriesOf(model).map(({ slug }) => slug)
  return (
    <li className="entry model" hidden={isHidden} {...{ [BODIES]: bodies.join(' ') }}>
      <Heading className="entry-title">
        {hasPage(page, path) ? (
          <a href={path} className="cover-link">
            {name}
          </a>
        ) : (
          name
        )}
      </Heading>
      {model.short_description && <p className="entry-text">{model.short_description}</p>}
      <ul className="entry-facts">
        {price && (
          <li>
            <ModelPriceText price={price} />
          </li>
        )}
        <li>
          {count === 0
            ? words.modelNoneInStock
            : fillPlaceholders(words.modelInStock, { count: formatNumber(count, locale) })}
        </li>
      </ul>
      <EntryMedia
        entry={modelMedia(model, site.look.scene)}
        site={site}
        sizes={sizes}
        widths={cardWidths}
        eager={eager}
      >
        {label && <p className="model-label">{label}</p>}
      </EntryMedia>
    </li>
  )
}
