import { type ImportGraph, reachedFrom } from './import-graph.ts'

const runByBrowser = /(\.stories\.tsx|\.browser\.test\.tsx?|^\.storybook\/preview\.tsx)$/
/** Node's own, and what the test runner and Storybook bring along and prepare themselves. */
const notOurs = /^(node:|vitest(\/|$)|@vitest\/|storybook(\/|$)|@storybook\/)/
const jsx = ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client']

/**
 * The packages that stories and browser tests load, as imported. Vite must know them at the start:
 * one first met while tests run makes the page load again, and a test file is lost with it.
 */
export function browserDependencies(graph: ImportGraph): string[] {
  const entries = [...graph.keys()].filter((path) => runByBrowser.test(path))
  const imports = [...reachedFrom(graph, entries).keys()]
    .flatMap((path) => graph.get(path)?.imports ?? [])
    .filter((found) => found.package !== undefined && !found.isType)
    .map((found) => found.specifier)
    .filter((specifier) => !notOurs.test(specifier) && !specifier.endsWith('.css'))
  return [...new Set([...jsx, ...imports])].sort()
}
