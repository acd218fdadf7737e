import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testedHoles } from './template-holes.ts'

const root = join(import.meta.dirname, '..')

test('no view tests a prop that is a hole of its cached template: there it is always set', async () => {
  const sources: { file: string; text: string }[] = []
  for await (const file of glob('{blocks,parts}/**/*.tsx', { cwd: root })) {
    if (!/\.(test|stories|fixture)\.tsx$/.test(file))
      sources.push({ file, text: readFileSync(join(root, file), 'utf8') })
  }
  expect(sources.filter(({ text }) => text.includes(' holes={')).length).toBeGreaterThan(4)
  expect(testedHoles(sources)).toEqual([])
})

test.each([
  ['{count && <b>{count}</b>}', true],
  ['{count > 0 && <b>{count}</b>}', true],
  ["{count === '' ? null : count}", true],
  ['{count ? <b>{count}</b> : null}', true],
  ['{count ?? "none"}', true],
  ['{!count && "none"}', true],
  ['{...(count && { title: count })}', true],
  ['<b title={count}>{count}</b>', false],
  ['{isChosen && <b>{count}</b>}', false],
  ['{other.count && <b>{count}</b>}', false],
])('a view with %s is found: %s', (inside, isFound) => {
  const list = '<Each of={all} view={Option} cacheKey={keyOf} holes={texts} />'
  const view = `const texts = ['label', 'count'] as const\nfunction Option({ label, count }: Props) {\n  return <p>${inside}</p>\n}\n`
  const sources = [
    { file: 'list.tsx', text: list },
    { file: 'option.tsx', text: view },
  ]
  expect(testedHoles(sources)).toEqual(isFound ? ['list.tsx: Option tests its hole "count"'] : [])
})
