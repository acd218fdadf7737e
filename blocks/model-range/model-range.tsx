import type { ReactNode } from 'react'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { MODELS, rangePath } from '#domain/model/range-path.ts'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { ModelTile } from '#parts/models/model-tile.tsx'
import { PageTop } from '#parts/page-top/page-top.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { Section } from '#parts/section/section.tsx'
import { Slides } from '#parts/slides/slides.tsx'
import { BODY, RANGE_COUNT, VARIANT } from '#ui/data-attributes.ts'
import { Pagination } from '#ui/pagination/pagination.tsx'
import type { ViewOf } from '../define-block.ts'
import showBody from './body-choice.island.ts'
import type { ModelRangeData } from './load.ts'
import type block from './schema.ts'

type View = ViewOf<typeof block, ModelRangeData>

/** The models of a site and buttons for their categories, which are links. Spec 2.16, 2.36, 4.28. */
export default function ModelRange(view: View) {
  const { id, props, data, site } = view
  const { layout, text, ground, heading = site.words.modelRange } = props
  const { variant = site.look.entries } = props
  if (data.models.length === 0) return null
  const title = `${id}-title`
  if (layout === 'grid') {
    return (
      <section aria-labelledby={title} className="entries model-range" {...{ [VARIANT]: variant }}>
        <Switched isWhole={data.isWhole}>
          <Directory {...view} heading={heading} variant={variant} />
        </Switched>
      </section>
    )
  }
  return (
    <Section className="entries model-range" ground={ground} variant={variant} labelledBy={title}>
      <Switched isWhole={data.isWhole}>
        <Slides
          id={id}
          heading={heading}
          site={site}
          count={data.models.length}
          between={
            <>
              {text && <p className="model-range-text">{text}</p>}
              <Bodies {...view} />
              <Count {...view} />
            </>
          }
        >
          <Tiles {...view} />
        </Slides>
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

interface DirectoryProps extends View {
  readonly heading: string
  readonly variant: VariantOf<'entries'>
}

/** All models, as the main part of a page. */
function Directory({ heading, variant, ...view }: DirectoryProps) {
  const { id, props, data, site, page } = view
  return (
    <>
      <PageTop variant={variant} site={site} page={page}>
        <header className="entries-head">
          <h1 id={`${id}-title`}>{heading}</h1>
          {props.text && <p>{props.text}</p>}
        </header>
        <Bodies {...view} />
      </PageTop>
      <div className="page-width model-directory">
        <Count {...view} />
        <ul className="entries-list">
          <Tiles {...view} />
        </ul>
        <Pagination
          page={data.page}
          pages={data.pages}
          href={(number) => rangePath(data.chosen?.slug, number)}
          className="mt-10"
        />
      </div>
    </>
  )
}

/** Whether there is something to choose, and a page that shows it without script. */
const hasChoice = ({ data, page }: View) => data.categories.length > 1 && page.answers(MODELS)

function Bodies(view: View) {
  const { categories, chosen } = view.data
  const { words } = view.site
  if (!hasChoice(view)) return null
  return (
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
  )
}

/** How many of the models are shown, which a choice changes. */
function Count(view: View) {
  const { shown, total } = view.data
  const { modelsShown } = view.site.words
  if (!hasChoice(view)) return null
  return (
    <p role="status" className="model-count" {...{ [RANGE_COUNT]: modelsShown }}>
      {fillPlaceholders(modelsShown, { count: shown, total })}
    </p>
  )
}

/** Pictures on the first screen of a directory. */
const EAGER = 3

/** How wide a picture of a directory is on wide screens. */
const wide: Readonly<Record<VariantOf<'entries'>, string>> = {
  ledger: '36rem',
  notes: '24rem',
  plates: '18rem',
  cells: '12rem',
  bills: '24rem',
}

function Tiles({ props, data, site, page }: View) {
  const isGrid = props.layout === 'grid'
  const { variant = site.look.entries } = props
  return data.models.map((item, index) => (
    <ModelTile
      key={item.model.id}
      item={item}
      isHidden={item.isHidden}
      site={site}
      page={page}
      level={isGrid ? 2 : 3}
      sizes={
        isGrid
          ? `(width < 40rem) 92vw, (width < 62rem) 45vw, ${wide[variant]}`
          : '(width < 26rem) 84vw, 22rem'
      }
      eager={isGrid && index < EAGER}
    />
  ))
}
