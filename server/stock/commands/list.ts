import { atLocation } from '#domain/car/at-location.ts'
import type { Car } from '#domain/car/car.ts'
import { carStatuses } from '#domain/car/kinds.ts'
import { UsageError } from '../../command-args.ts'
import type { CommandOf } from '../command-line.ts'
import { wholeSite } from '../import-site.ts'
import { assertTenant } from '../tenant-folders.ts'
import { type CommandContext, withStore } from './context.ts'

/** `npm run stock -- list`: a line for each car, withdrawn ones included. */
export async function listCommand(
  { tenant, status, json, dataDirectory }: CommandOf<'list'>,
  context: CommandContext,
): Promise<void> {
  await assertTenant(tenant, context.tenantsDirectory)
  if (status !== undefined && !carStatuses.some((known) => known === status)) {
    throw new UsageError(`Expected --status ${carStatuses.join(', ')}, found "${status}".`)
  }
  await withStore(dataDirectory, context, async (store) => {
    const site = await wholeSite(tenant, context.tenantsDirectory, store)
    let count = 0
    for await (const { car } of store.stock(tenant).cars()) {
      if (status !== undefined && car.status !== status) continue
      count += 1
      const placed = site ? atLocation(car, site) : car
      context.out(json ? JSON.stringify(placed) : lineOf(placed))
    }
    if (!json) context.out(`${count} ${count === 1 ? 'car' : 'cars'}`)
  })
}

const [ID, STATUS, PRICE, KM] = [14, 12, 10, 12]

function lineOf({ id, status, price, km, name, badge, location, location_id }: Car): string {
  const amount = (value: number | undefined, unit: string) =>
    value === undefined ? '-' : `${value.toLocaleString('en-AU')}${unit}`
  const columns = [
    id.padEnd(ID),
    status.padEnd(STATUS),
    amount(price, '').padStart(PRICE),
    amount(km, ' km').padStart(KM),
    [name, badge].filter(Boolean).join(' '),
  ]
  const yard = location?.name ?? (location_id === undefined ? '' : `unknown yard ${location_id}`)
  return [...columns, yard && `(${yard})`].filter((column) => column !== '').join('  ')
}
