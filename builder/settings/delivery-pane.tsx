import '#desk/leads/leads.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#desk/api/call.ts'
import { refusalOf, useSite } from '#desk/frame/me.ts'
import { LeadDeliveries } from '#desk/leads/lead-deliveries.tsx'
import { leadQuery } from '#desk/leads/lead-queries.ts'
import { Freshness } from '#desk/states/query-state.tsx'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { deliveryQuery } from './queries.ts'

type Route = StaffAnswer<'GET /:site/delivery'>['routes'][number]

/** How often a test that is on its way is looked at. */
const LOOK_MS = 2_000

/** Where enquiries go, with a test that goes the same way (D23). */
export function DeliveryPane() {
  const site = useSite()
  const query = useQuery(deliveryQuery(site.slug))
  const [test, setTest] = useState<{ readonly index: number; readonly lead: string }>()
  const [fault, setFault] = useState<string>()
  const refusal = refusalOf('publish_delivery', site.role)
  async function send({ category, location }: Route, index: number): Promise<void> {
    setFault(undefined)
    try {
      const body = { ...(category && { category }), ...(location !== undefined && { location }) }
      const { lead } = await call('POST /:site/delivery/test', {
        params: { site: site.slug },
        body,
      })
      setTest({ index, lead })
    } catch (cause) {
      setFault(cause instanceof Error ? cause.message : 'The test was not sent.')
    }
  }
  return (
    <>
      <p>
        The first route that takes an enquiry gets it. A test enquiry says that it is one, goes to
        the real destinations, and stays among the leads.
      </p>
      <Freshness query={query} />
      {fault !== undefined && <p role="alert">{fault}</p>}
      <ol className="delivery-routes">
        {query.data?.routes.map((route, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a route has no other name than its place
          <li key={index}>
            <p>
              <b>{route.takes.length === 0 ? 'All others' : route.takes.join(', ')}</b>
            </p>
            <p>{route.to.join(', ')}</p>
            <GuardedButton
              size="sm"
              variant="outline"
              refusal={refusal}
              onClick={() => void send(route, index)}
            >
              Send a test<span className="sr-only"> to route {index + 1}</span>
            </GuardedButton>
            {test?.index === index && <TestDeliveries site={site.slug} lead={test.lead} />}
          </li>
        ))}
      </ol>
    </>
  )
}

function TestDeliveries({ site, lead }: { readonly site: string; readonly lead: string }) {
  const { slug, role } = useSite()
  const queries = useQueryClient()
  const query = useQuery({
    ...leadQuery(site, lead),
    refetchInterval: ({ state: { data } }) =>
      data?.sent_to.every(({ state }) => state !== 'waiting') ? false : LOOK_MS,
  })
  if (!query.data) return <Freshness query={query} />
  return (
    <div role="status">
      <LeadDeliveries
        deliveries={query.data.sent_to}
        refusal={refusalOf('retry_deliveries', role)}
        onRetry={(delivery) =>
          void call('POST /:site/leads/:lead/deliveries/:delivery/retry', {
            params: { site: slug, lead, delivery },
          }).then(() => queries.invalidateQueries(leadQuery(site, lead)))
        }
      />
    </div>
  )
}
