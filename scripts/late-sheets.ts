import type { ImportGraph } from './import-graph.ts'

/**
 * The stylesheets of `ui/`, `parts/` and `blocks/` that a script of a page adds itself, by
 * `import css from './list.css?inline'`: pages do not have them from the start.
 */
export function lateSheets(graph: ImportGraph): string[] {
  const files = [...graph.values()]
    .filter(({ path }) => /^(ui|parts|blocks)\//.test(path))
    .flatMap(({ imports }) => imports)
    .filter(({ specifier }) => specifier.endsWith('.css?inline'))
    .flatMap((late) => late.files)
  return [...new Set(files)].sort()
}
