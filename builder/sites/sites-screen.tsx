import '../builder.css'
import '../sheets.ts'
import './sites.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import { useId, useState } from 'react'
import { call } from '#desk/api/call.ts'
import { peopleQuery } from '#desk/api/queries.ts'
import { refusalOf, useSite } from '#desk/frame/me.ts'
import { Screen } from '#desk/frame/screen.tsx'
import { titleOfPage } from '#desk/site-pages/page-rows.ts'
import { Freshness } from '#desk/states/query-state.tsx'
import { isEqual } from '#pages/equal.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { buttonVariants } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { Sentence } from '../history/sentences.ts'
import { pageOf } from '../screen/make-draft.ts'
import { catalogueQuery, documentQuery } from '../screen/queries.ts'
import { BatchView } from './batch-view.tsx'
import { type Own, ownWords } from './plan-order.ts'
import { PlanView } from './plan-view.tsx'
import { type SingleChange, singleChanges } from './single-changes.ts'

/** Takes changes of a page to other sites of its template: what would happen at each, and what became of it. */
export function SitesScreen() {
  const site = useSite()
  const { page = '' } = useParams({ strict: false })
  const { batch } = useSearch({ strict: false })
  const people = useQuery(peopleQuery(site.slug)).data?.people ?? []
  const refusal = refusalOf('publish', site.role, people)
  return (
    <Screen
      title="One change to many sites"
      site={site.name}
      sub={titleOfPage(page)}
      actions={
        <Link
          to="/builder/$site/$page"
          params={{ site: site.slug, page }}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          <Glyph icon={ArrowLeft} className="size-4" /> Builder
        </Link>
      }
    >
      <div className="desk-scroll">
        {refusal !== undefined && <Notice className="m-4 p-2">{refusal}</Notice>}
        {refusal === undefined &&
          (typeof batch === 'string' ? (
            <BatchView site={site.slug} id={batch} />
          ) : (
            <Choosing site={site.slug} page={page} />
          ))}
      </div>
    </Screen>
  )
}

/** Which changes, what wins, and at which sites. */
function Choosing({ site, page }: { readonly site: string; readonly page: string }) {
  const navigate = useNavigate()
  const [nameOfOwn, nameOfKind] = [useId(), useId()]
  const document = useQuery({
    ...documentQuery(site, `pages/${page}.json`),
    refetchInterval: false,
  })
  const catalogue = useQuery(catalogueQuery)
  /** Those that are not as they were at first: then chosen is what the draft has and the live page has not. */
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  const [own, setOwn] = useState<Own | 'ask'>('leave')
  const [kind, setKind] = useState<'revision' | 'draft'>('revision')
  const { value, template, live } = document.data ?? {}
  const kinds = new Map(catalogue.data?.blocks.map((block) => [block.name, block]))
  const singles = (page: unknown) =>
    template && page && catalogue.data
      ? singleChanges(pageOf(template.value), pageOf(page), kinds)
      : []
  const all = singles(value)
  const published = singles(live?.value)
  const isNew = ({ change }: SingleChange) =>
    !published.some((each) => isEqual(each.change, change))
  const isChosen = (single: SingleChange, index: number) => isNew(single) !== turned.has(index)
  const changes = all.filter(isChosen).map(({ change }) => ({ ...change }))
  const route = typeof value?.route === 'string' ? value.route : ''
  const order = { route, changes, kind }
  const planOf = (own: Own, enabled = changes.length > 0) => ({
    queryKey: ['sites-plan', site, order, own],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      call('POST /:site/sites/plan', { params: { site }, body: { ...order, own } }, signal),
    enabled,
    placeholderData: keepPreviousData,
  })
  const plan = useQuery(planOf(own === 'replace' ? 'replace' : 'leave'))
  const replaced = useQuery(planOf('replace', own === 'ask' && changes.length > 0))
  const toggle = (index: number) =>
    setTurned((before) => before.symmetricDifference(new Set([index])))
  if (document.data && !template) {
    return (
      <p className="p-4">
        This page is the site’s own: other sites have no page of the template that it would change.
      </p>
    )
  }
  return (
    <div className="sites-split">
      <div>
        <Freshness query={document.error ? document : plan} />
        <fieldset className="desk-section">
          <legend>1 Which changes</legend>
          {document.data && all.length === 0 && <p>This page is as the template has it.</p>}
          {all.map((single, index) => (
            <Checkbox
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is that of one page
              key={index}
              className="items-start"
              checked={isChosen(single, index)}
              onChange={() => toggle(index)}
            >
              <Words sentence={single.sentence} />
            </Checkbox>
          ))}
        </fieldset>
        <fieldset className="desk-section">
          <legend>2 Where a site has its own</legend>
          {(['leave', 'replace', 'ask'] as const).map((each) => (
            <label key={each} className="tick-row">
              <input
                type="radio"
                name={nameOfOwn}
                checked={own === each}
                onChange={() => setOwn(each)}
              />
              {each === 'ask' ? 'Ask for each' : ownWords[each]}
            </label>
          ))}
        </fieldset>
        <fieldset className="desk-section">
          <legend>3 How</legend>
          {(
            [
              ['revision', 'Publish now'],
              ['draft', 'As a draft on each, for its publisher'],
            ] as const
          ).map(([each, label]) => (
            <label key={each} className="tick-row">
              <input
                type="radio"
                name={nameOfKind}
                checked={kind === each}
                onChange={() => setKind(each)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <p className="desk-section text-ink-2">
          Each site is published by itself: one that fails leaves the others published, and can be
          tried again. All of them can be taken back together. Where every site should have a
          change, the template is the better place for it.
        </p>
      </div>
      {plan.data && changes.length > 0 && (own !== 'ask' || replaced.data) ? (
        <PlanView
          key={`${own} ${kind}`}
          site={site}
          order={order}
          plan={plan.data}
          own={own === 'ask' ? undefined : own}
          replaced={own === 'ask' ? replaced.data : undefined}
          onPublished={(batch) => void navigate({ to: '.', search: { batch } })}
        />
      ) : (
        <p className="p-4 text-ink-2">
          {changes.length > 0 ? 'Looking at each site…' : 'Choose at least one change.'}
        </p>
      )}
    </div>
  )
}

/** Enough of a text to tell it by. */
const MOST_LETTERS = 90
const shortened = (text: string): string =>
  text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS - 1)}…`

function Words({ sentence }: { readonly sentence: Sentence | undefined }) {
  if (!sentence) return 'A change'
  const { kind, of, field, before, after, about } = sentence
  return (
    <span>
      <b>{kind}</b> {of}
      {field !== undefined && `: ${field}`}
      {before && <del> {shortened(before)}</del>} {after && <ins>{shortened(after)}</ins>} {about}
    </span>
  )
}
