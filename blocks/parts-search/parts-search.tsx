import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatNumber } from '#domain/format.ts'
import { pathSlug } from '#domain/model/path-slug.ts'
import { EntriesHead } from '#parts/entries/entries-head.tsx'
import { PageTop } from '#parts/page-top/page-top.tsx'
import { SectionHead } from '#parts/section-head/section-head.tsx'
import { Button } from '#ui/button/button.tsx'
import { VARIANT } from '#ui/data-attributes.ts'
import { Pagination } from '#ui/pagination/pagination.tsx'
import type { ViewOf } from '../define-block.ts'
import type { PartsData } from './load.ts'
import { PartItem } from './part-item.tsx'
import { PartsForm } from './parts-form.tsx'
import type block from './schema.ts'

/** Where parts are searched, and where they are asked for. */
const PAGE = '/parts/search'
const ASK = '/parts'

type View = ViewOf<typeof block, PartsData>

/** Parts and accessories, with a GET form that finds them; on the page of a make a few of its own. Spec 2.18. */
export default function PartsSearch(view: View) {
  return view.data.make !== undefined ? (
    <OfMake {...view} make={view.data.make} />
  ) : (
    <All {...view} />
  )
}

function All(view: View) {
  const { id, props, data, site, page } = view
  const { words, locale, look } = site
  const { count, chosen } = data
  const query = new URLSearchParams(chosen)
  const hrefOf = (number: number) => {
    const all = new URLSearchParams(query)
    if (number > 1) all.set('page', String(number))
    return all.size === 0 ? page.path : `${page.path}?${all}`
  }
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="entries-page parts"
      {...{ [VARIANT]: look.entries }}
    >
      <PageTop variant={look.entries} site={site} page={page}>
        <EntriesHead id={`${id}-title`} heading={props.heading} text={props.text} />
        <PartsForm id={id} data={data} action={page.path} site={site} />
      </PageTop>
      <div className="page-width">
        <p role="status" className="parts-count figures">
          {count === 1
            ? words.partOne
            : fillPlaceholders(words.partCount, { count: formatNumber(count, locale) })}
        </p>
        {count === 0 ? (
          <div className="entries-none">
            <h2>{words.partsNone}</h2>
            <p>{words.partsNoneAdvice}</p>
            {page.answers(ASK) && (
              <p>
                <Button href={ASK}>{words.partsAsk}</Button>
              </p>
            )}
          </div>
        ) : (
          <Items {...view} level={2} />
        )}
        <Pagination page={data.page} pages={data.pages} href={hrefOf} className="mt-10" />
      </div>
    </section>
  )
}

function OfMake({ make, ...view }: View & { readonly make: string }) {
  const { id, data, site, page } = view
  const { words, locale, look } = site
  if (data.count === 0) return null
  const query = new URLSearchParams({ brand: pathSlug(make) })
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="parts page-width py-section"
      {...{ [VARIANT]: look.entries }}
    >
      <SectionHead
        id={`${id}-title`}
        heading={fillPlaceholders(words.brandParts, { make })}
        link={
          page.answers(PAGE)
            ? {
                href: `${PAGE}?${query}`,
                text: fillPlaceholders(words.partsAll, { count: formatNumber(data.count, locale) }),
              }
            : undefined
        }
      />
      <Items {...view} level={3} />
    </section>
  )
}

const Items = ({ data, site, page, level }: View & { readonly level: 2 | 3 }) => (
  <ul className="parts-list">
    {data.parts.map((part) => (
      <PartItem
        key={part.id}
        part={part}
        level={level}
        ask={page.answers(ASK) ? ASK : undefined}
        site={site}
      />
    ))}
  </ul>
)
