import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { MODELS } from '#domain/model/range-path.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { MENU } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { mediaUrl } from '#ui/picture/media-url.ts'
import type { RangeMenu } from './load.ts'

interface RangePanelProps {
  readonly id: string
  readonly label: string
  readonly range: RangeMenu
  readonly site: SiteView
  readonly page: PageView
}

/** Of a small picture, in pixels: twice its width, for dense screens. */
const PICTURE_WIDTH = 320

/**
 * The range of models below a word of the menu: categories, each of which opens its models, and a link to
 * all. On wide screens the models are beside the categories, in the drawer below each. Spec 2.32.
 */
export function RangePanel({ id, label, range, site: { words }, page }: RangePanelProps) {
  const current = page.isCurrent(MODELS) || page.route === '/:model'
  return (
    <details name={id} {...{ [MENU]: '' }} className="group header-range">
      <summary className="header-word" {...(current && { 'aria-current': true })}>
        {label}
        <Icon name="chevron-down" size="sm" />
      </summary>
      <div className="range-panel">
        <ul className="range-bodies">
          {range.map(({ name, href, models }, index) => (
            <li key={href}>
              <details name={`${id}-range`} open={index === 0}>
                <summary>
                  {name}
                  <Icon name="chevron-right" size="sm" />
                </summary>
                <ul className="range-models">
                  {models.map((model) => (
                    <li key={model.href}>
                      <a href={model.href}>
                        <img
                          src={mediaUrl(model.picture, { width: PICTURE_WIDTH })}
                          alt=""
                          width={160}
                          height={72}
                          loading="lazy"
                        />
                        {model.name}
                      </a>
                    </li>
                  ))}
                  <li>
                    <a href={href}>{fillPlaceholders(words.modelsOfBody, { body: name })}</a>
                  </li>
                </ul>
              </details>
            </li>
          ))}
        </ul>
        <a href={MODELS} className="header-word">
          {words.modelsOverview}
        </a>
      </div>
    </details>
  )
}
