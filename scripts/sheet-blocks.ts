import { folderOf, type ImportGraph, isTest, reachedFrom } from './import-graph.ts'

/**
 * For each folder of `ui/` and `parts/` whose stylesheets not all pages need, `ui/error-summary`: the blocks
 * that reach it, directly or through parts. Pages with none of them do without. A folder that pages reach by
 * themselves is not in it: all pages need it.
 */
export function sheetBlocks(graph: ImportGraph): Readonly<Record<string, readonly string[]>> {
  const product = [...graph.keys()].filter((path) => !isTest(path))
  const withoutBlocks = new Map([...graph].filter(([path]) => !path.startsWith('blocks/')))
  const pages = product.filter((path) => path.startsWith('pages/'))
  const ofAllPages = foldersReached(withoutBlocks, pages)
  const found = new Map<string, string[]>()
  for (const [block, files] of filesByBlock(product)) {
    for (const folder of foldersReached(graph, files)) {
      if (!ofAllPages.has(folder)) found.set(folder, [...(found.get(folder) ?? []), block])
    }
  }
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** `ui/button` and `parts/tag`, of all files that `entries` load. */
function foldersReached(graph: ImportGraph, entries: readonly string[]): ReadonlySet<string> {
  const files = [...reachedFrom(graph, entries).keys()]
  return new Set(files.filter((path) => /^(ui|parts)\/[^/]+\//.test(path)).map(folderOf))
}

/** Blocks whose script shows what another block has drawn on another page. */
export const showsDrawnBy: Readonly<Record<string, string>> = { 'recent-cars': 'viewed-cars' }

/** The files of each block by its name, with those of the block whose HTML it shows. */
function filesByBlock(product: readonly string[]): [block: string, files: string[]][] {
  const inBlocks = product.filter((path) => /^blocks\/[^/]+\//.test(path)).sort()
  const own = Map.groupBy(inBlocks, (path) => path.split('/')[1] ?? '')
  return Array.from(own, ([block, files]) => [
    block,
    [...files, ...(own.get(showsDrawnBy[block] ?? '') ?? [])],
  ])
}
