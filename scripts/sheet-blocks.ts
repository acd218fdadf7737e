import { showsDrawnBy } from '#blocks/shows-drawn-by.ts'
import { folderOf, type ImportGraph, isTest, reachedFrom } from './import-graph.ts'

/** The blocks whose pages need something; undefined for what all pages need. */
export type Blocks = readonly string[] | undefined

/**
 * For each folder of `ui/` and `parts/` whose stylesheets not all pages need, `ui/error-summary`: the blocks
 * that reach it, directly or through parts. Pages with none of them do without. A folder that pages reach by
 * themselves is not in it: all pages need it.
 */
export function sheetBlocks(graph: ImportGraph): Readonly<Record<string, readonly string[]>> {
  const users = usersOfFiles(graph)
  const styled = [...users].filter(
    ([path]) => /^(ui|parts)\/[^/]+\//.test(path) && !path.includes('.island.'),
  )
  const folders = Map.groupBy(styled, ([path]) => folderOf(path))
  const found = [...folders].flatMap(([folder, files]) => {
    const blocks = unionOf(files.map(([, ofFile]) => ofFile))
    return blocks ? [[folder, blocks] as const] : []
  })
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The blocks that need a class of their sources' text: those that reach a view with it. */
export function classBlocks(graph: ImportGraph): (name: string) => Blocks {
  const views = [...usersOfFiles(graph)].filter(([path]) => path.endsWith('.tsx'))
  const files = views.map(([path, users]) => ({
    text: graph.get(path)?.text.replaceAll('\\', '') ?? '',
    users,
  }))
  return (name) => {
    const written = new RegExp(`(?<![\\w:/-])${name.replace(/[^\w-]/g, '\\$&')}(?![\\w/-]|\\.\\d)`)
    return unionOf(files.flatMap(({ text, users }) => (written.test(text) ? [users] : [])))
  }
}

/** All the blocks of several lists, in order. */
export function unionOf(lists: readonly Blocks[]): Blocks {
  const all = new Set<string>()
  for (const blocks of lists) {
    if (!blocks) return undefined
    for (const block of blocks) all.add(block)
  }
  return [...all].sort()
}

/** Each file that a block or the pages themselves load, with the blocks that do. */
function usersOfFiles(graph: ImportGraph): ReadonlyMap<string, Blocks> {
  const product = [...graph.keys()].filter((path) => !isTest(path))
  // The runtime can load every script, whatever its page shows, and reasons draw nothing: pages need no styles for that.
  const withoutBlocks = new Map(
    [...graph].filter(([path]) => !/^(blocks|parts\/why)\/|\.island\./.test(path)),
  )
  const pages = product.filter((path) => path.startsWith('pages/'))
  const users = new Map<string, string[] | undefined>()
  for (const [block, files] of filesByBlock(product)) {
    for (const path of reachedFrom(graph, files).keys()) {
      users.set(path, [...(users.get(path) ?? []), block])
    }
  }
  for (const path of reachedFrom(withoutBlocks, pages).keys()) {
    if (!path.startsWith('blocks/')) users.set(path, undefined)
  }
  return users
}

/** The files of each block by its name, with the view of another whose HTML it shows. */
function filesByBlock(product: readonly string[]): [block: string, files: string[]][] {
  const inBlocks = product.filter((path) => /^blocks\/[^/]+\//.test(path)).sort()
  const own = Map.groupBy(inBlocks, (path) => path.split('/')[1] ?? '')
  return Array.from(own, ([block, files]) => [block, [...files, showsDrawnBy[block] ?? []].flat()])
}
