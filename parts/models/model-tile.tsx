import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatNumber } from '#domain/format.ts'
import { modelLabel } from '#domain/model/model-label.ts'
import { modelPath } from '#domain/model/model-path.ts'
import { Stage } from '#ui/stage/stage.tsx'
import { hasPage } from '../links/has-page.ts'
import { cardWidths } from '../pictures/picture-widths.ts'
import type { PageView, SiteView } from '../view-context.ts'
import type { ModelItem } from './model-item.ts'
import { modelPicture } from './model-picture.ts'

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
}

/** A model of the range: picture, label, name, its short description, from what price, and how many there are. Spec 2.36, 4.11. */
export function ModelTile({ item, site, page, level, sizes, eager = false }: ModelTileProps) {
  const { model, count, price } = item
  const { words, locale } = site
  const label = modelLabel(model, words)
  const Heading = `h${level}` as const
  const path = modelPath(model)
  const name = <ModelName model={model} />
  return (
    <article className="model-tile">
      <Stage
        picture={modelPicture(model, site.look.scene)}
        sizes={sizes}
        widths={cardWidths}
        eager={eager}
      />
      {label && <p className="model-label">{label}</p>}
      <Heading className="model-name">
        {hasPage(page, path) ? (
          <a href={path} className="cover-link">
            {name}
          </a>
        ) : (
          name
        )}
      </Heading>
      {model.short_description && <p className="model-text">{model.short_description}</p>}
      <p className="model-price">
        {price && (
          <>
            <b className="figures">{price.text}</b> {price.note && <small>{price.note}</small>}
          </>
        )}
      </p>
      {count > 0 && (
        <p className="model-count">
          {fillPlaceholders(words.modelInStock, { count: formatNumber(count, locale) })}
        </p>
      )}
    </article>
  )
}

/** A model's name below that of its make. */
export function ModelName({ model: { manufacturer_name, name } }: Pick<ModelItem, 'model'>) {
  return (
    <>
      {manufacturer_name && <span className="model-make">{manufacturer_name} </span>}
      {name}
    </>
  )
}
