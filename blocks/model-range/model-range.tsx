import type { ReactNode } from 'react'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { MODELS, rangePath } from '#domain/model/range-path.ts'
import { Breadcrumbs } from '#parts/breadcrumbs/breadcrumbs.tsx'
import { ModelTile } from '#parts/models/model-tile.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { Section } from '#parts/section/section.tsx'
import { Slides } from '#parts/slides/slides.tsx'
import { BODY, RANGE_COUNT } from '#ui/data-attributes.ts'
import { Pagination } from '#ui/pagination/pagination.tsx'
import type { ViewOf } from '../define-block.ts'
import showBody from './body-choice.island.ts'
import type { ModelRangeData } from './load.ts'
import type block from './schema.ts'

type View = ViewOf<typeof block, ModelRangeData>

/** The models of a site and buttons for their categories, which are links. Spec 2.16, 2.36, 4.28. */
export default function ModelRange(view: View) {
  const { id, props, data, site } = view
  const { layout, ground, heading = site.words.modelRange, variant = site.look.entries } = props
  const { models, isWhole } = data
  if (models.length === 0) return null
  return (
    <Section
      className="entries model-range"
      ground={ground}
      variant={variant}
      labelledBy={`${id}-title`}
    >
      <Switched isWhole={isWhole}>
        {layout === 'grid' ? (
          <Directory {...view} heading={heading} />
        ) : (
          <Slides
            id={id}
            heading={heading}
            site={site}
            count={models.length}
            between={<Above {...view} />}
          >
            <Tiles {...view} />
          </Slides>
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
function Directory({ heading, ...view }: View & { heading: string }) {
  const { id, data, site, page } = view
  return (
    <>
      <Breadcrumbs page={page} site={site} />
      <header className="entries-head">
        <h1 id={`${id}-title`}>{heading}</h1>
        {view.props.text && <p>{view.props.text}</p>}
      </header>
      <Bodies {...view} />
      <ul className="entries-list">
        <Tiles {...view} />
      </ul>
      <Pagination
        page={data.page}
        pages={data.pages}
        href={(number) => rangePath(data.chosen?.slug, number)}
        className="mt-10"
      />
    </>
  )
}

/** What stands above a row. */
const Above = (view: View) => (
  <>
    {view.props.text && <p className="model-range-text">{view.props.text}</p>}
    <Bodies {...view} />
  </>
)

function Bodies({ data, site: { words }, page }: View) {
  const { categories, chosen, shown, total } = data
  if (categories.length < 2 || !page.answers(MODELS)) return null
  return (
    <div className="model-bodies">
      <nav aria-label={words.entryKinds} className="entries-kinds">
        {[{ name: words.allKinds, slug: undefined }, ...categories].map(({ name, slug }) => (
          <a
            key={name}
            href={rangePath(slug)}
            aria-current={slug === chosen?.slug ? 'true' : undefined}
            {...{ [BODY]: slug ?? '' }}
          >
            {name}
          </a>
        ))}
      </nav>
      <p role="status" {...{ [RANGE_COUNT]: words.modelsShown }}>
        {fillPlaceholders(words.modelsShown, { count: shown, total })}
      </p>
    </div>
  )
}

/** Pictures on the first screen of a directory. */
const EAGER = 3

function Tiles({ props: { layout }, data, site, page }: View) {
  const isGrid = layout === 'grid'
  return data.models.map((item, index) => (
    <ModelTile
      key={item.model.id}
      item={item}
      isHidden={item.isHidden}
      site={site}
      page={page}
      level={isGrid ? 2 : 3}
      sizes={
        isGrid ? '(width < 40rem) 92vw, (width < 62rem) 45vw, 24rem' : '(width < 26rem) 84vw, 22rem'
      }
      eager={isGrid && index < EAGER}
    />
  ))
}
