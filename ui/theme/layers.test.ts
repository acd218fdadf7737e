import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokenGroups } from './tokens.ts'

const root = new URL('../../', import.meta.url)
const styled = globSync('{ui,parts,blocks,pages,.storybook}/**/*.{ts,tsx,css,mdx}', {
  cwd: root,
  exclude: (path) => path.startsWith('ui/theme'),
}).map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }))

test('views and styles use meanings, never the steps of a scale (Spec 1.11)', () => {
  const step = /\b(?:neutral|brand|accent|success|danger|warning)-(?:[1-9]|1[0-2])\b/
  expect(styled.length).toBeGreaterThan(100)
  expect(styled.filter(({ text }) => step.test(text)).map(({ path }) => path)).toEqual([])
})

test('utility names of colours lead to tokens that a theme sets', () => {
  const names = new Set(Object.values(tokenGroups).flatMap(({ tokens }) => Object.keys(tokens)))
  const css = readFileSync(new URL('ui/tokens.css', root), 'utf8')
  const used = Array.from(css.matchAll(/: var\(--([a-z0-9-]+)\)/g), (found) => found[1] ?? '')
  expect(used.length).toBeGreaterThan(30)
  expect(used.filter((name) => !names.has(name))).toEqual([])
})
