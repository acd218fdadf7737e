import type { Import, SourceFile } from './import-graph.ts'

/**
 * The first circle in which folders import each other, `['car', 'finance', 'car']`, or nothing.
 * @param folderOf the folder of a file; undefined for one that does not count
 */
export function folderCycle(
  files: readonly SourceFile[],
  folderOf: (path: string) => string | undefined,
  counts: (found: Import) => boolean = () => true,
): readonly string[] | undefined {
  const edges = new Map<string, Set<string>>()
  for (const file of files) {
    const from = folderOf(file.path)
    if (from === undefined) continue
    const targets = edges.get(from) ?? new Set()
    edges.set(from, targets)
    for (const to of file.imports.filter(counts).flatMap((found) => found.files.map(folderOf))) {
      if (to !== undefined && to !== from) targets.add(to)
    }
  }
  const done = new Set<string>()
  const findBack = (folder: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder]
    if (done.has(folder)) return undefined
    for (const next of edges.get(folder) ?? []) {
      const cycle = findBack(next, [...way, folder])
      if (cycle) return cycle
    }
    done.add(folder)
    return undefined
  }
  for (const folder of edges.keys()) {
    const cycle = findBack(folder, [])
    if (cycle) return cycle
  }
  return undefined
}
