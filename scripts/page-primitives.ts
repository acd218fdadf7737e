import { type ImportGraph, reachedFrom } from './import-graph.ts'

export const isTest = (path: string): boolean => /\.(test|fixture|stories)\.tsx?$/.test(path)

/**
 * The folders of `ui/` that no page uses yet, such as primitives of the staff desk: their styles are
 * in Storybook's stylesheet, not in that of pages.
 */
export function primitivesOutsidePages(graph: ImportGraph): string[] {
  const product = [...graph.keys()].filter(
    (path) => /^(parts|blocks|pages)\//.test(path) && !isTest(path),
  )
  const used = new Set([...reachedFrom(graph, product).keys()].map(folderOf))
  const styled = [...graph.keys()].filter((path) => /^ui\/.*\.tsx$/.test(path) && !isTest(path))
  return [...new Set(styled.map(folderOf))].filter((folder) => !used.has(folder)).sort()
}

/** `ui/button` of `ui/button/button.tsx`. */
export function folderOf(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}
