import { type Context, Hono } from 'hono'
import { stepOf, valuationPath } from '#parts/valuation/valuation-view.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { otherMethods } from '../http/methods.ts'
import { seeOther } from '../site/routes.ts'
import type { ValuationImage } from '../store/valuation-image-store.ts'
import type { Valuation } from '../store/valuation-store.ts'
import type { TradeInTools } from './tools.ts'
import { sendValuation, signInFirst, valuationPage } from './valuation-address.ts'
import { isValuationId } from './valuation-id.ts'
import { viewOf } from './valuation-view.ts'

type PageTools = Pick<TradeInTools, 'services' | 'open'>

/**
 * `GET /trade-in/:valuation` leads to the step that a valuation is at, and so does each step that it is not at;
 * of one that has ended the page says so.
 * `GET /api/trade-in/:valuation` says the step and the version, for a page that waits. Spec 4.22, FLOWS 8.
 */
export const valuationPages = (tools: PageTools): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/api/trade-in/:valuation', async (c) => {
      const valuation = await valuationOf(c, tools)
      if (!valuation) throw new AppError(404, 'not_found', 'There is no such valuation')
      const { version, state } = valuation
      c.header('cache-control', 'private, no-store')
      return c.json({ step: stepOf(state), version })
    })
    .all('/api/trade-in/:valuation', otherMethods('GET, HEAD'))
    .get('/trade-in/:valuation', async (c, next) => {
      const valuation = await valuationOf(c, tools)
      const id = c.req.param('valuation')
      if (!(valuation ?? isValuationId(id))) return next()
      return seeOther(c, valuation ? currentPath(valuation) : valuationPath(id, 'car'))
    })
    .get('/trade-in/:valuation/:step', async (c, next) => {
      const { services } = tools
      const match = await valuationPage(c, services)
      if (!match) return next()
      const signIn = await signInFirst(c, match, services)
      if (signIn !== undefined) return seeOther(c, signIn)
      const valuation = await valuationOf(c, tools)
      // The page says that there is none any more, and another can begin.
      if (!valuation) return sendValuation(c, match, services, undefined, 404)
      if (c.req.param('step') !== stepOf(valuation.state))
        return seeOther(c, currentPath(valuation))
      const at = { origin: c.get('origin'), now: services.clock() }
      const pictures = await picturesOf(c, tools, valuation)
      return sendValuation(c, match, services, viewOf(valuation, c.get('tenant'), at, { pictures }))
    })

export const currentPath = ({ id, state }: Pick<Valuation, 'id' | 'state'>): string =>
  valuationPath(id, stepOf(state))

/** The valuation of the address, at its dealer; undefined for one that has expired, or never was. */
export async function valuationOf(
  c: Context<AppEnv>,
  { open, services }: PageTools,
): Promise<Valuation | undefined> {
  const id = c.req.param('valuation') ?? ''
  const valuations = (await open()).valuations(c.get('tenant').slug)
  return valuations.valuation(id, services.clock().toISOString())
}

/** The pictures of a valuation, in their order, where it is at a step that shows them. */
export async function picturesOf(
  c: Context<AppEnv>,
  { open }: PageTools,
  { id, state }: Pick<Valuation, 'id' | 'state'>,
): Promise<readonly ValuationImage[]> {
  if (!['photos', 'details'].includes(stepOf(state))) return []
  return (await open()).valuationImages(c.get('tenant').slug).images(id)
}
