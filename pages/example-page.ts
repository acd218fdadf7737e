import type { Role } from '#blocks/define-block.ts'
import { type PlacedBlock, placedExample } from '#blocks/example.ts'
import type { Registry } from '#blocks/registry.ts'
import { pageRoles } from './fits.ts'
import { schemaVersion } from './page.ts'
import { eachBlock } from './tree.ts'

/**
 * The JSON of a valid page with a block: in a slot that accepts its role where the page itself does
 * not, on a route below `folder` that binds the records needed by it and the blocks inside.
 */
export function pageAround(placed: PlacedBlock, registry: Registry, folder = '/example') {
  const needs = Array.from(eachBlock([placed])).flatMap((each) => blockOf(each, registry).needs)
  const params = [...new Set(needs)].map((need) => `/:${need}`)
  return {
    schemaVersion,
    route: `${folder}${params.join('')}`,
    blocks: [inHost(placed, registry)],
  }
}

function blockOf({ block }: PlacedBlock, registry: Registry) {
  const found = registry.get(block)
  if (!found) throw new Error(`An example has the block "${block}", which does not exist`)
  return found
}

/** The block, or a host block with it in a slot. */
function inHost(placed: PlacedBlock, registry: Registry): PlacedBlock {
  const { role } = blockOf(placed, registry)
  if (pageRoles.includes(role)) return placed
  const { host, slot } = hostOf(role, registry)
  const { props } = placedExample(host, 'Smallest')
  return {
    id: 'host',
    block: host.name,
    ...(props && { props }),
    slots: { [slot]: [placed] },
  }
}

function hostOf(role: Role, registry: Registry) {
  for (const host of registry.values()) {
    if (!pageRoles.includes(host.role)) continue
    for (const [slot, { accepts }] of Object.entries(host.slots)) {
      if (accepts.includes(role)) return { host, slot }
    }
  }
  throw new Error(`No block of a page has a slot for a ${role}`)
}
