import { countryOf } from '#domain/contact/country-of.ts'
import { leadSearchTerms } from '#domain/enquiry/lead-search.ts'
import { isLeadStage, openStages } from '#domain/enquiry/lead-stage.ts'
import type { Site } from '#domain/site/site.ts'
import type { LeadView } from '#domain/staff/lead-views.ts'
import type { Tools } from '../capability.ts'
import { csvLine } from '../csv-line.ts'
import { leadContext } from '../delivery/lead-context.ts'
import { AppError } from '../http/app-error.ts'
import { siteOrigin } from '../preview/site-origin.ts'
import { type StaffEndpoint, staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { LeadFilter, LeadPage } from '../store/lead-work.ts'
import type { Store } from '../store/store.ts'
import { shownTenant } from '../tenants/tenant-of.ts'
import { deliveredValuation } from '../trade-in/delivered-valuation.ts'
import { leadDetail } from './lead-detail.ts'
import { shownLead } from './lead-view.ts'
import { peopleOf } from './people.ts'

/** How long somebody has a lead open after they last said so. */
const HERE_MS = 40_000
const EXPORTED_AT_ONCE = 500

/** How a dealer's people see leads. Spec 6.03, WORKSPACE 6. */
export const readLeads = ({ services, open, keyring }: ReadTools): StaffEndpoint[] => {
  const siteOf = async (slug: string) => (await shownTenant(services.directory, slug)).site
  return [
    staffEndpoint('GET /:site/leads', async ({ store, site: { slug }, query, by, now }) => {
      const site = await siteOf(slug)
      const { names } = await peopleOf(store, slug, now)
      const filter = filterOf(query, site, by.person)
      const work = store.leadWork(slug)
      const after = afterOf(query.after)
      const found = await work.page({ ...filter, after, limit: query.limit })
      const last = found.length === query.limit ? found.at(-1)?.lead : undefined
      return {
        leads: found.map((each) => shownLead(each, site, names)),
        ...(last && { next: `${last.created} ${last.id}` }),
        ...(after === undefined && { total: await work.count(filter) }),
        counts: await work.counts(by.person),
      }
    }),

    staffEndpoint(
      'GET /:site/leads/:lead',
      async ({ store, site: { slug }, params, now, origin }) => {
        const site = await siteOf(slug)
        const work = store.leadWork(slug)
        const found = await work.lead(params.lead)
        if (!found) throw new AppError(404, 'not_found', 'There is no lead with this id')
        const { lead } = found
        const clock = () => now
        const context = await leadContext(
          { tenant: slug, id: lead.id, lead },
          {
            siteOf: async () => site,
            carOf: (tenant, id) => store.stock(tenant).car(id),
            valuationOf: (_, of) => deliveredValuation({ open, keyring, clock }, site, of),
            clock,
          },
        )
        if (!context) throw new AppError(404, 'not_found', 'There is no lead with this id')
        return leadDetail({
          ...found,
          site,
          context,
          names: (await peopleOf(store, slug, now)).names,
          deliveries: await store.leads(slug).deliveries(lead.id),
          events: await work.events(lead.id),
          replies: await work.replies(lead.id),
          origin: siteOrigin(origin, slug, site.hosts),
        })
      },
    ),

    staffEndpoint('POST /:site/leads/:lead/here', async ({ store, site, params, by, now }) => {
      const since = new Date(now.getTime() - HERE_MS).toISOString()
      const at = { now: now.toISOString(), since }
      const others = await store.leadWork(site.slug).meet(params.lead, by.person, at)
      if (!others) throw new AppError(404, 'not_found', 'There is no lead with this id')
      return { others }
    }),

    staffEndpoint('GET /:site/lead-export', async ({ store, site: { slug }, query, by, now }) => {
      const site = await siteOf(slug)
      const { names } = await peopleOf(store, slug, now)
      const lines = [csvLine(columns)]
      for await (const each of allLeads(store, slug, filterOf(query, site, by.person))) {
        const { body } = each.lead
        const row = shownLead(each, site, names)
        lines.push(
          csvLine([
            ...[
              row.id,
              row.created,
              row.name,
              body.phone,
              body.email,
              row.about,
              row.location?.name,
            ],
            ...[row.booked, row.stage, row.reason, row.owner?.name, row.first_answer_at],
            ...[row.answered_within, body.message],
          ]),
        )
      }
      const day = now.toISOString().slice(0, 10)
      return { name: `leads-${slug}-${day}.csv`, csv: `${lines.join('\r\n')}\r\n` }
    }),
  ]
}

type ReadTools = Pick<Tools, 'open' | 'keyring'> & {
  readonly services: Pick<Tools['services'], 'directory'>
}

const columns = [
  ...['Lead', 'Received', 'Name', 'Phone', 'E-mail', 'About', 'Location', 'Booked', 'Stage'],
  ...['Reason', 'Owner', 'First answer', 'Answered within minutes', 'Message'],
]

/** What a view and words leave of the leads. */
function filterOf(
  { view, q }: { readonly view: LeadView; readonly q?: string | undefined },
  { locale }: Pick<Site, 'locale'>,
  person: string,
): LeadFilter {
  const terms = q === undefined ? [] : leadSearchTerms(q, countryOf(locale))
  if (view === 'all') return { terms }
  if (view === 'undelivered') return { terms, isUndelivered: true }
  if (isLeadStage(view)) return { terms, stages: [view] }
  const owner = { open: undefined, unowned: null, mine: person }[view]
  return { terms, stages: openStages, owner }
}

function afterOf(after: string | undefined): LeadPage['after'] {
  if (after === undefined) return undefined
  const [created = '', id = ''] = after.split(' ')
  return { created, id }
}

async function* allLeads(store: Store, slug: string, filter: LeadFilter) {
  for (let after: LeadPage['after']; ; ) {
    const page = await store.leadWork(slug).page({ ...filter, after, limit: EXPORTED_AT_ONCE })
    yield* page
    if (page.length < EXPORTED_AT_ONCE) return
    after = page.at(-1)?.lead
  }
}
