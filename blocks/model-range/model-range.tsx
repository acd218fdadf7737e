import type { ReactNode } from 'react'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { categoriesOf } from '#domain/model/model-range.ts'
import { Breadcrumbs } from '#parts/breadcrumbs/breadcrumbs.tsx'
import { ModelTile } from '#parts/models/model-tile.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { Section } from '#parts/section/section.tsx'
import { Slides } from '#parts/slides/slides.tsx'
import { BODIES, BODY, RANGE_COUNT } from '#ui/data-attributes.ts'
import { Pagination } from '#ui/pagination/pagination.tsx'
import type { ViewOf } from '../define-block.ts'
import showBody from './body-choice.island.ts'
import type { ModelRangeData } from './load.ts'
import type block from './schema.ts'

type View = ViewOf<typeof block, ModelRangeData>

const DIRECTORY = '/models'

/** The address of a category of the range; of all models without one. Spec 2.16. */
const rangePath = (slug: string | undefined, page = 1): string => {
  const query = new URLSearchParams({
    ...(slug !== undefined && { body: slug }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size === 0 ? DIRECTORY : `${DIRECTORY}?${query}`
}

/** The models of a site and buttons for their categories, which are links. Spec 2.16, 2.36, 4.28. */
export default function ModelRange(view: View) {
  const { id, props, data, site } = view
  const { layout, heading = site.words.modelRange, text, ground } = props
  const { variant = site.look.entries } = props
  const { models, isWhole } = data
  if (models.length === 0) return null
  const bodies = <Bodies {...view} />
  return (
    <Section
      className="model-range"
      ground={ground}
      variant={variant}
      labelledBy={`${id}-title`}
    >
      <Switched isWhole={isWhole}>
        {layout === 'carousel' ? (
          <Slides
            id={id}
            heading={heading}
            site={site}
            count={models.length}
            between={
              <>
                {text && <p className="range-lead">{text}</p>}
                {bodies}
              </>
            }
          >
            <Tiles {...view} />
          </Slides>
        ) : (
          <Directory {...view} heading={heading} bodies={bodies} />
        )}
      </Switched>
    </Section>
  )
}

/** Buttons switch in place only where all models are there: else they are links and nothing more. */
function Switched({ isWhole, children }: { isWhole: boolean; children: ReactNode }) {
  if (!isWhole) return children
  return (
    <Scripted script={showBody} name="range" className="block">
      {children}
    </Scripted>
  )
}

/** All models, as the main part of a page. */
function Directory({ heading, bodies, ...view }: View & { heading: string; bodies: ReactNode }) {
  const { id, props, data, site, page } = view
  return (
    <>
      <Breadcrumbs page={page} site={site} />
      <header className="range-head">
        <h1 id={`${id}-title`}>{heading}</h1>
        {props.text && <p className="range-lead">{props.text}</p>}
      </header>
      {bodies}
      <ul className="range-list">
        <Tiles {...view} />
      </ul>
      <Pagination
        page={data.page}
        pages={data.pages}
        href={(number) => rangePath(data.chosen?.slug, number)}
        className="range-pages"
      />
    </>
  )
}

function Bodies({ data, site: { words }, page }: View) {
  const { categories, chosen, shown, total } = data
  if (categories.length < 2 || !page.answers(DIRECTORY)) return null
  const all = { name: words.modelsAll, slug: undefined }
  return (
    <div className="range-bar">
      <ul className="range-bodies">
        {[all, ...categories].map(({ name, slug }) => (
          <li key={name}>
            <a
              href={rangePath(slug)}
              {...{ [BODY]: slug ?? '' }}
              aria-current={slug === chosen?.slug ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p role="status" className="range-count" {...{ [RANGE_COUNT]: words.modelsShown }}>
        {fillPlaceholders(words.modelsShown, { count: shown, total })}
      </p>
    </div>
  )
}

/** Pictures on the first screen of a directory. */
const EAGER = 2

function Tiles({ props, data, site, page }: View) {
  const isGrid = props.layout === 'grid'
  return data.models.map((item, index) => (
    <li
      key={item.model.id}
      hidden={item.isHidden}
      {...{ [BODIES]: categoriesOf(item.model).map(({ slug }) => slug).join(' ') }}
    >
      <ModelTile
        item={item}
        site={site}
        page={page}
        level={isGrid ? 2 : 3}
        sizes={isGrid ? '(width < 36rem) 92vw, (width < 62rem) 45vw, 26rem' : '(width < 36rem) 80vw, 22rem'}
        eager={isGrid && index < EAGER}
      />
    </li>
  ))
}
