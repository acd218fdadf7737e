import type { Plugin } from 'vite'
import { importGraphOf } from './import-graph.ts'
import { projectRoot } from './run-tool.ts'
import { type Mention, mentionsIn } from './spec-titles.ts'

const name = 'virtual:spec-tests'
const resolved = `\0${name}`
/** `(Spec 4.07)` at the end of a title. */
const reference = /\s*\([^()]*\)$/
/** In the title of a table of tests: `%s`, `$name`. */
const placeholder = /%[a-z#]|\$\w/i

/** The titles of tests by the ID that they name, without the ID and duplicates; not those of tables. */
export function testTitles(mentions: readonly Mention[]): Record<string, string[]> {
  const tests = mentions.filter(({ kind, title }) => kind === 'test' && !placeholder.test(title))
  const named = tests.flatMap(({ ids, title }) => ids.map((id) => ({ id, title })))
  return Object.fromEntries(
    Map.groupBy(named, ({ id }) => id)
      .entries()
      .map(([id, all]) => [id, [...new Set(all.map(({ title }) => title.replace(reference, '')))]]),
  )
}

/** `virtual:spec-tests`: for the docs in Storybook, what the tests say about each ID of the specification. */
export const specTests = (): Plugin => ({
  name: 'forecourt:spec-tests',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) =>
    id === resolved
      ? `export default ${JSON.stringify(testTitles(mentionsIn(importGraphOf(projectRoot))))}`
      : undefined,
})
