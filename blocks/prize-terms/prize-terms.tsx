import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { EntryPage } from '#parts/entry-page/entry-page.tsx'
import { PrizeTable } from '#parts/prizes/prize-table.tsx'
import { ShortTerms } from '#parts/prizes/short-terms.tsx'
import { daysOf, type ShownWheel } from '#parts/prizes/wheel-view.ts'
import { Prose } from '#parts/prose/prose.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** What somebody reads before they sign in for a spin. Spec 9.20, FLOWS 11. */
export default function PrizeTerms(view: ViewOf<typeof block, ShownWheel | undefined>) {
  const { id, data, site, page } = view
  if (!data) return null
  const { wheel } = data
  const { words } = site
  const days = fillPlaceholders(words.wheelDays, { name: wheel.name, days: daysOf(wheel, site) })
  return (
    <EntryPage
      entry={{ title: words.wheelTermsTitle, facts: [days] }}
      site={site}
      page={page}
      contents={<PrizeTable id={id} shown={data} site={site} />}
    >
      <ShortTerms wheel={wheel} site={site} page={page} />
      <Prose text={wheel.terms} site={site} />
    </EntryPage>
  )
}
