import type { Role } from '#blocks/define-block.ts'
import { type PlacedBlock, placedExample } from '#blocks/example.ts'
import type { Registry } from '#blocks/registry.ts'
import { pageRoles } from './check-blocks.ts'
import { schemaVersion } from './page.ts'
import { eachBlock } from './tree.ts'

/**
 * The JSON of a page on which a block may stand: inside a slot that takes its role where the page
 * itself does not, below `folder` on a route that binds the records that it and those inside it need.
 */
export function pageAround(placed: PlacedBlock, registry: Registry, folder = '/example') {
  const needs = Array.from(eachBlock([placed])).flatMap((each) => blockOf(each, registry).needs)
  const params = [...new Set(needs)].map((need) => `/:${need}`)
  return {
    schemaVersion,
    route: `${folder}${params.join('')}`,
    blocks: [standing(placed, registry)],
  }
}

function blockOf({ block }: PlacedBlock, registry: Registry) {
  const found = registry.get(block)
  if (!found) throw new Error(`An example has the block "${block}", which does not exist`)
  return found
}

/** The block, or the block in whose slot it may stand. */
function standing(placed: PlacedBlock, registry: Registry): PlacedBlock {
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
