import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatNumber } from '#domain/format.ts'
import { withParameter } from '#domain/link.ts'
import { modelLabel } from '#domain/model/model-label.ts'
import { modelName } from '#domain/model/model-name.ts'
import { modelPath } from '#domain/model/model-path.ts'
import { EntryPage } from '#parts/entry-page/entry-page.tsx'
import { testDrivePath } from '#parts/links/enquiry-path.ts'
import { modelMedia } from '#parts/models/model-picture.ts'
import { ModelPriceText } from '#parts/models/model-price-text.tsx'
import { Prose } from '#parts/prose/prose.tsx'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { ViewOf } from '../define-block.ts'
import { Accessories } from './accessories.tsx'
import type { ModelDetailsData } from './load.ts'
import type block from './schema.ts'

type View = ViewOf<typeof block, ModelDetailsData>

/** A model by itself. Spec 2.16, 3.23. */
export default function ModelDetails(view: View) {
  const { model, data, site, page } = view
  const { words, look } = site
  const name = modelName(model)
  const { bodyStyle, fuel, variant } = model
  const shown = variant && fillPlaceholders(words.modelShown, { variant })
  const entry = {
    title: name,
    kind: modelLabel(model, words) || undefined,
    text: model.short_description,
    facts: [bodyStyle, fuel, shown].filter((fact) => fact !== undefined),
    ...modelMedia(model, look.scene),
  }
  const hasParts = data.parts.length > 0 || model.accessories_count !== undefined
  return (
    <EntryPage
      entry={entry}
      site={site}
      page={page}
      actions={<Availability {...view} name={name} />}
      aside={hasParts && <Accessories {...view} name={name} />}
    >
      {model.description && <Prose text={model.description} site={site} />}
    </EntryPage>
  )
}

/** From what price there is one, how many are here, and where to ask: nothing that the stock does not have. */
function Availability({ model, data, site, page, name }: View & { name: string }) {
  const { words, locale } = site
  const { item, driven, successor } = data
  const { price, count } = item
  const drive = driven && testDrivePath(driven, site)
  const ask = page.answers('/contact-us') && withParameter('/contact-us', 'model', model.slug)
  return (
    <div className="model-offer">
      {price && <ModelPriceText price={price} />}
      {count > 0 ? (
        <p>{fillPlaceholders(words.modelInStock, { count: formatNumber(count, locale) })}</p>
      ) : (
        <Notice>
          <b>
            {fillPlaceholders(
              model.status === 'coming_soon' ? words.modelComing : words.modelNoStock,
              { model: name },
            )}
          </b>
          <p>{words.modelNoStockAdvice}</p>
        </Notice>
      )}
      {successor && (
        <p>
          {words.modelFollowed}: <Link href={modelPath(successor)}>{modelName(successor)}</Link>
        </p>
      )}
      {(ask || drive) && (
        <p className="model-actions">
          {ask && <Button href={ask}>{fillPlaceholders(words.modelAsk, { model: name })}</Button>}
          {drive && (
            <Button href={drive} variant="outline">
              {driven?.item_type === 'caravan' ? words.viewing : words.testDrive}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
