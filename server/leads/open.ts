import type { Capability, Tools } from '../capability.ts'
import { leadChangeEndpoint } from './change-endpoint.ts'
import { leadsEndpoint } from './endpoint.ts'
import { formRoutes } from './form-routes.ts'
import { leadReads } from './reads.ts'
import { formSchemaRoutes } from './schema-routes.ts'
import { type LeadTools, leadSubmit } from './submit.ts'

type LeadsTools = Pick<LeadTools, 'open' | 'events'> &
  Pick<Tools, 'services' | 'keyring'> & { readonly deliveries: Pick<Tools['deliveries'], 'wake'> }

export default function openLeads({
  open,
  events,
  deliveries,
  services,
  keyring,
}: LeadsTools): Capability {
  const { stock, clock, log } = services
  const tools = { open, events, stock, clock, log, keyring, wake: () => deliveries.wake() }
  const submit = leadSubmit(tools)
  return {
    routes: formSchemaRoutes(services),
    reads: leadReads,
    endpoints: [leadsEndpoint({ services, submit }), leadChangeEndpoint(tools)],
    forms: formRoutes({ services, submit }),
  }
}
