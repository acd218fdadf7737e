import { DAY_MS } from '#domain/units.ts'
import { AppError } from '../http/app-error.ts'
import { type StaffEndpoint, staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { CorrectionResult } from '../store/correction-store.ts'
import type { Store } from '../store/store.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import { shownTenant } from '../tenants/tenant-of.ts'
import { explainCar } from './explain-car.ts'
import { StockList } from './stock-list.ts'

interface StockTools {
  readonly directory: TenantDirectory
}

/** A site's cars for its people, and what these say in place of a feed (Spec 6.03, D35, D39). */
export function stockEndpoints({ directory }: StockTools): StaffEndpoint[] {
  const list = new StockList()

  async function explained(store: Store, slug: string, car: string, now: Date) {
    const found = await store.corrections(slug).of(car)
    if (!found) throw new AppError(404, 'not_found', 'There is no car with this id')
    return explainCar(found, await shownTenant(directory, slug), now)
  }

  return [
    staffEndpoint('GET /:site/stock', async ({ store, site, query, now }) =>
      list.page(store, await shownTenant(directory, site.slug), query, now),
    ),

    staffEndpoint('GET /:site/stock/:car/explain', ({ store, site, params, now }) =>
      explained(store, site.slug, params.car, now),
    ),

    staffEndpoint(
      'POST /:site/stock/:car/corrections',
      async ({ store, site, params, body, by, now }) => {
        const { correction, until, version } = body
        assertMoments(correction.field === 'sold' ? correction.value : undefined, until, now)
        const wanted = { car: params.car, correction, until: until && isoOf(until), version }
        assertDone(await store.corrections(site.slug).put(wanted, by))
        return explained(store, site.slug, params.car, now)
      },
    ),

    staffEndpoint(
      'POST /:site/stock/:car/corrections/end',
      async ({ store, site, params, body, by, now }) => {
        assertDone(await store.corrections(site.slug).end({ car: params.car, ...body }, by))
        return explained(store, site.slug, params.car, now)
      },
    ),
  ]
}

/** Moments are compared as text, so that each has one form. */
const isoOf = (time: string): string => new Date(time).toISOString()

/** @throws AppError 422 for a sale that has not begun anywhere, or an end that is over */
function assertMoments(sold: string | undefined, until: string | undefined, now: Date): void {
  const fields = {
    ...(sold !== undefined &&
      Date.parse(sold) > now.getTime() + DAY_MS && { sold: 'A sale is not in the future' }),
    ...(until !== undefined &&
      Date.parse(until) <= now.getTime() && { until: 'This moment is over: choose a later one' }),
  }
  if (Object.keys(fields).length > 0) {
    throw new AppError(422, 'invalid', 'Some of this cannot be used', { fields })
  }
}

function assertDone(result: CorrectionResult): void {
  switch (result) {
    case 'done':
      return
    case 'unknown_car':
      throw new AppError(404, 'not_found', 'There is no car with this id')
    case 'changed_meanwhile':
      throw new AppError(409, 'changed_meanwhile', 'Somebody else corrected this meanwhile')
    case 'agrees_with_feed':
      throw new AppError(422, 'agrees_with_feed', 'The feed says the same: nothing to correct')
  }
}
