import type { Capability, Tools } from '../capability.ts'
import { RateLimit } from '../http/endpoint/rate-limit.ts'
import { tenantOf } from '../tenants/tenant-of.ts'
import { pictureTools } from '../valuation-pictures/tools.ts'
import { evalExpertProvider } from './providers/eval-expert.ts'
import { sandboxProvider } from './providers/sandbox.ts'
import { tradeInReads } from './reads.ts'
import { staffValuations } from './staff-valuations.ts'
import { valuationUpkeep } from './upkeep.ts'
import { valuationForms } from './valuation-forms.ts'
import { valuationPages } from './valuation-pages.ts'
import { ValuationRunner } from './valuation-runner.ts'

/** As often as the other forms: a household, an office or a showroom's own network is one address. */
const PER_ADDRESS = { count: 20, seconds: 3_600 }

/** Valuations of buyers' cars. A preview begins none. Spec 2.04, 2.05, 4.22. */
export default function openTradeIn(tools: Tools): Capability {
  if (tools.isPreview) return {}
  const { services, open, events, deliveries } = tools
  const { clock } = services
  const siteOf = async (slug: string) => (await tenantOf(services.directory, slug))?.site
  const { evalExpert, production } = tools.settings
  if (production && !evalExpert) {
    const message = 'A sandbox invents cars and figures until EVAL_EXPERT_URL is set'
    services.log.warn('valuations_invented', { message })
  }
  const provider = evalExpert ? evalExpertProvider(evalExpert) : sandboxProvider(clock)
  const photos = pictureTools(tools)
  const picturesOf = async (tenant: string, id: string) =>
    (await (await open()).valuationImages(tenant).images(id)).map(
      (image) => () => photos.files.read(tenant, image),
    )
  const runner = new ValuationRunner({
    services: { ...services, siteOf },
    open,
    provider,
    picturesOf,
  })
  const upkeep = valuationUpkeep({ open, photos, clock, log: services.log })
  const forms = valuationForms({
    services,
    open,
    events,
    wake: (tenant, id) => runner.wake(tenant, id),
    leadStored: () => deliveries.wake(),
    photos,
    limits: {
      lookUps: new RateLimit(PER_ADDRESS, clock),
      leads: new RateLimit(PER_ADDRESS, clock),
    },
  })
  return {
    routes: valuationPages({ services, open }),
    reads: tradeInReads,
    endpoints: [forms],
    staffEndpoints: staffValuations({ ...tools, photos }),
    start() {
      runner.start()
      upkeep.start()
    },
    async close() {
      await Promise.all([runner.close(), upkeep.close()])
    },
  }
}
