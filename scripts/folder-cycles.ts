import type { Import, SourceFile } from './import-graph.ts'

/**
 * The first cycle of imports between folders, `['car', 'finance', 'car']`, or undefined.
 * @param folderOf the folder of a file; undefined for a file to ignore
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
  const findBack = (folder: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
    if (done.has(folder)) return undefined
    for (const next of edges.get(folder) ?? []) {
      const cycle = findBack(next, [...path, folder])
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
