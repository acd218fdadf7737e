import { isEqual } from './equal.ts'
import { homeOf, type Item } from './items.ts'
import { each, mergeFields, mergeValue, type Report, type Versions } from './merge-fields.ts'
import { mergeOrder } from './merge-order.ts'
import type { PageNodeFile } from './page.ts'
import { eachBlock } from './tree.ts'

type Node = Item['node']

/** The blocks of a page by id, and the ids of each list by its name, see `homeOf`. */
interface Tree {
  readonly items: ReadonlyMap<string, Item>
  readonly lists: ReadonlyMap<string, readonly string[]>
}

interface Merging {
  readonly trees: Versions<Tree>
  /** The blocks of the merged page. */
  readonly kept: Map<string, Node>
  readonly report: Report
}

/** Merges pages whose blocks have one id each. See `mergePages`. */
export function mergeBlocks(roots: Versions<readonly Item[]>, report: Report): PageNodeFile[] {
  const merging: Merging = { trees: each(roots, treeOf), kept: new Map(), report }
  const { mine, theirs } = merging.trees
  for (const id of new Set([...theirs.items.keys(), ...mine.items.keys()])) keep(id, merging)
  const homes = withoutCycles(homesOfKept(merging), merging)
  return nodesAt('', ordered(homes, merging), merging)
}

function treeOf(root: readonly Item[]): Tree {
  const items = [...eachBlock(root)]
  const lists = Map.groupBy(items, homeOf)
  return {
    items: new Map(items.map((item) => [item.node.id, item])),
    lists: new Map(Array.from(lists, ([home, list]) => [home, list.map(({ node }) => node.id)])),
  }
}

const nodesOf = (id: string, { trees }: Merging): Versions<Node | undefined> =>
  each(trees, ({ items }) => items.get(id)?.node)

/** Keeps a block unless one of the two removed it and the other left it as it was. */
function keep(id: string, merging: Merging): void {
  const { base, mine, theirs } = nodesOf(id, merging)
  const { kept, report } = merging
  if (mine && theirs) {
    kept.set(id, mergedNode({ base, mine, theirs }, report))
    return
  }
  const node = mine ?? theirs
  if (!node || (base && isEqual(base, node))) return
  kept.set(id, node)
  if (base) report({ id, path: [], mine, theirs })
}

interface BothNodes {
  readonly base: Node | undefined
  readonly mine: Node
  readonly theirs: Node
}

function mergedNode({ base, mine, theirs }: BothNodes, report: Report): Node {
  const { id } = mine
  const differ = (name: string, found: object) =>
    report({ id, path: [name], mine: undefined, theirs: undefined, ...found })
  const versions = { base: base ?? { id, block: '' }, mine, theirs }
  const rest = mergeFields(
    each(versions, ({ block: _, props: __, ...fields }) => fields),
    differ,
  )
  // Props mean something for their kind of block alone.
  if (mine.block !== theirs.block) {
    const kind = mergeValue(
      each(versions, ({ block, props }) => ({ block, ...(props && { props }) })),
      (found) => differ('block', found),
    )
    return { ...kind, ...rest, id }
  }
  const { block } = mine
  const props = mergeFields(
    each(versions, (node) => (node.block === block && node.props) || {}),
    (name, found) => report({ id, path: ['props', name], ...found }),
  )
  return { ...rest, id, block, ...(Object.keys(props).length > 0 && { props }) }
}

const parentOf = (home: string): string => home.slice(0, home.indexOf('/'))

/** The list of each kept block. Keeps the blocks, too, without which one would have no place. */
function homesOfKept(merging: Merging): Map<string, string> {
  const { kept, report } = merging
  const places = new Map<string, readonly string[]>()
  const isThere = (home: string) => home === '' || kept.has(parentOf(home))
  // Grows while it is walked.
  for (const id of kept.keys()) {
    const homes = placesOf(id, merging)
    places.set(id, homes)
    if (homes.some(isThere)) continue
    const parent = parentOf(homes[0] ?? '')
    const { mine, theirs } = nodesOf(parent, merging)
    const node = mine ?? theirs
    if (!node) continue
    kept.set(parent, node)
    report({ id: parent, path: [], mine, theirs })
  }
  return new Map(Array.from(places, ([id, homes]) => [id, homes.find(isThere) ?? '']))
}

/** Where a block may stand, the best first. */
function placesOf(id: string, { trees, report }: Merging): readonly string[] {
  const { base, mine, theirs } = each(trees, ({ items }) => homeIn(items, id))
  if (mine === undefined || theirs === undefined) return [mine ?? theirs ?? '']
  const best = mergeValue<string | undefined>({ base, mine, theirs }, (found) =>
    report({ id, path: ['place'], ...found }),
  )
  return best === theirs ? [theirs, mine] : [mine, theirs]
}

function homeIn(items: Tree['items'], id: string): string | undefined {
  const item = items.get(id)
  return item && homeOf(item)
}

/** Two people may move two blocks into each other: then both stand where `mine` has them. */
function withoutCycles(
  homes: ReadonlyMap<string, string>,
  { trees, kept, report }: Merging,
): ReadonlyMap<string, string> {
  const inside = Map.groupBy(homes.keys(), (id) => parentOf(homes.get(id) ?? ''))
  const reached = new Set([''])
  for (const parent of reached) for (const id of inside.get(parent) ?? []) reached.add(id)
  const settled = new Map(homes)
  for (const [id, home] of homes) {
    const mine = homeIn(trees.mine.items, id)
    if (reached.has(id) || mine === undefined || mine === home) continue
    settled.set(id, mine === '' || kept.has(parentOf(mine)) ? mine : '')
    report({ id, path: ['place'], mine, theirs: home })
  }
  return settled
}

/** The ids of each list of the merged page, in their order. */
function ordered(
  homes: ReadonlyMap<string, string>,
  { trees }: Merging,
): ReadonlyMap<string, readonly string[]> {
  const members = Map.groupBy(homes.keys(), (id) => homes.get(id) ?? '')
  return new Map(
    Array.from(members, ([home, ids]) => [
      home,
      mergeOrder(
        each(trees, ({ lists }) => lists.get(home) ?? []),
        ids,
      ),
    ]),
  )
}

function nodesAt(
  home: string,
  lists: ReadonlyMap<string, readonly string[]>,
  merging: Merging,
): PageNodeFile[] {
  const { kept, trees } = merging
  return (lists.get(home) ?? []).flatMap((id) => {
    const node = kept.get(id)
    if (!node) return []
    const slots = [trees.theirs, trees.mine].flatMap(({ items }) =>
      Object.keys(items.get(id)?.slots ?? {}),
    )
    const filled = [...new Set(slots)]
      .filter((slot) => lists.has(`${id}/${slot}`))
      .map((slot) => [slot, nodesAt(`${id}/${slot}`, lists, merging)])
    return [{ ...node, ...(filled.length > 0 && { slots: Object.fromEntries(filled) }) }]
  })
}
