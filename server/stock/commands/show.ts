import { atLocation } from '#domain/car/at-location.ts'
import type { Car } from '#domain/car/car.ts'
import { listing } from '#domain/car/listing.ts'
import { soldDaysOf } from '#domain/car/sold-days.ts'
import { reasonsOf } from '#domain/eligibility.ts'
import { financeEstimate } from '#domain/finance/finance-estimate.ts'
import { lenderOf } from '#domain/finance/site-terms.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import type { Site } from '#domain/site/site.ts'
import type { CommandOf } from '../command-line.ts'
import { ImportError } from '../import-error.ts'
import { wholeSite } from '../import-site.ts'
import { assertTenant } from '../tenant-folders.ts'
import { type CommandContext, withStore } from './context.ts'

/**
 * `npm run stock -- show <id>`: the record of a car as its page shows it, and why it is listed, has a
 * phone and a repayment, or not.
 * @throws ImportError unknown_car
 */
export async function showCommand(
  { tenant, id, json, dataDirectory }: CommandOf<'show'>,
  context: CommandContext,
): Promise<void> {
  await assertTenant(tenant, context.tenantsDirectory)
  await withStore(dataDirectory, context, async (store) => {
    const site = await wholeSite(tenant, context.tenantsDirectory, store)
    const stock = store.stock(tenant)
    const wanted = id.toLowerCase()
    const [stored] = await stock.records([wanted])
    const [known] = await stock.summaries([wanted])
    if (!stored || !known) {
      throw new ImportError('unknown_car', `${tenant} has no car "${id}" (list shows their ids).`)
    }
    const car = site ? atLocation(stored, site) : stored
    if (json) return context.out(JSON.stringify(car))
    const left = known.leftAt === null ? '' : `, which it left ${known.leftAt}`
    context.out(JSON.stringify(car, null, 2))
    context.out(`feed: ${known.feed}${left}\nfirst seen: ${known.created}`)
    for (const line of site ? verdicts(car, site, context.now()) : [noSite]) context.out(line)
  })
}

const noSite = 'The site’s file is missing or invalid: see npm run check.'

function verdicts(car: Car, site: Site, now: Date): string[] {
  const { contact, finance, constants, dealerships, timeZone } = site
  const soldListedDays = soldDaysOf(car, { ...constants, dealerships })
  const why = (reasons: readonly string[]) =>
    reasons.length > 0 ? `no: ${reasons.join(', ')}` : 'yes'
  const listed = why(reasonsOf(listing(car, { now, soldListedDays })))
  const phone = carPhone(car, contact)
  return [
    `listed: ${listed}`,
    `page: /cars/${car.slug}`,
    `phone: ${phone ? `${phone.phone} (${phone.source})` : 'none'}`,
    `repayment: ${finance ? repaymentText(car, finance, { now, timeZone }) : 'none: the site has no finance'}`,
  ]
}

function repaymentText(
  car: Car,
  finance: NonNullable<Site['finance']>,
  today: { now: Date; timeZone: string },
): string {
  const estimate = financeEstimate(car, finance, today)
  if (!estimate.eligible) return `none: ${estimate.reasons.join(', ')}`
  const { weekly, monthly } = estimate
  const source = lenderOf(car, finance)?.source === 'site' ? "the site's terms" : 'the feed'
  return `${weekly ?? '-'} a week, ${monthly ?? '-'} a month, of ${source}`
}
