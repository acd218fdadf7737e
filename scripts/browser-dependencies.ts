import { type ImportGraph, reachedFrom } from './import-graph.ts'

const runByBrowser = /(\.stories\.tsx|\.browser\.test\.tsx?|^\.storybook\/preview\.tsx)$/
/** Node's modules, and packages that Vitest and Storybook optimize themselves; stories also run in tests without Storybook. */
const excluded = /^(node:|virtual:|vitest(\/|$)|@vitest\/|storybook(?!\/test$)(\/|$)|@storybook\/)/
const jsx = ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client']

/**
 * The packages that stories and browser tests load, by specifier. Vite must know them in advance: a
 * package discovered while tests run reloads the page, which fails a test file.
 */
export function browserDependencies(graph: ImportGraph): string[] {
  const entries = [...graph.keys()].filter((path) => runByBrowser.test(path))
  const imports = [...reachedFrom(graph, entries).keys()]
    .flatMap((path) => graph.get(path)?.imports ?? [])
    .filter((found) => found.package !== undefined && !found.isType)
    .map((found) => found.specifier)
    .filter((specifier) => !excluded.test(specifier) && !specifier.endsWith('.css'))
  return [...new Set([...jsx, ...imports])].sort()
}
