import { anonymous } from '#domain/account/visitor.ts'
import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { whyBlocks } from '#pages/render/why.ts'
import { conditionWords } from '#pages/when-words.ts'
import { carThingNames, carThings } from '#parts/why/decision.ts'
import { decisionOf } from '#parts/why/decisions.ts'
import { AppError } from '../http/app-error.ts'
import { findPage } from '../pages/find-page.ts'
import { personalRequest } from '../site/page-request.ts'
import type { SiteServices } from '../site/services.ts'
import type { Tenant } from '../tenants/tenant.ts'

type Why = StaffAnswer<'GET /:site/why'>

/**
 * What decides the blocks of a page, and all parts of its car if it has one, as the site is live.
 * @throws AppError 404 where the site has no such page
 */
export async function whyOf(
  pathname: string,
  tenant: Tenant,
  services: SiteServices,
): Promise<Why> {
  const found = await findPage({ tenant, pathname, search: '', origin: '' }, services.stock)
  if (found.kind !== 'match')
    throw new AppError(404, 'no_such_page', 'The site has no page of this address')
  const options = { now: services.clock(), requestId: '', showFaults: false }
  const request = personalRequest(found.match, services, options, anonymous)
  const { car } = request.records
  return {
    ...(car && { car: { id: car.id, name: carName(car) } }),
    decisions: car ? decisionsOf(car, tenant, services.clock()) : [],
    blocks: whyBlocks(request).map(({ id, title, conditions }) => ({
      id,
      title,
      conditions: conditions.map((condition) => ({
        holds: condition.reason === undefined,
        words: conditionWords(condition),
        ...(condition.flag !== undefined && { flag: condition.flag }),
      })),
    })),
  }
}

/** What decides all that a car shows. */
export const decisionsOf = (car: Car, { site }: Tenant, now: Date): Why['decisions'] =>
  carThingNames.map((name) => {
    const { isShown, conditions, text, how } = decisionOf(name, {
      car,
      site,
      now: now.toISOString(),
    })
    return {
      thing: carThings[name],
      is_shown: isShown,
      ...(text !== undefined && { text }),
      how,
      conditions: [...conditions],
    }
  })
