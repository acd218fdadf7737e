import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const guide = globSync('docs/{developers.md,dev/*.md}', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

/** Rows of the tables of steps: their files, and the functions that these declare. */
const steps = Array.from(
  guide.matchAll(/^\| [^|]+ \| (`[^|]+`) \| (`[^|]+`) \|$/gm),
  ([, files, names]) => ({
    files: inTicks(files).filter((file) => !file.includes('<')),
    names: inTicks(names).map((name) => name.split('.').at(-1) ?? ''),
  }),
)

function inTicks(text = ''): string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, inside]) => inside ?? '')
}

test('the guide for developers walks through the code', () => {
  expect(steps.length).toBeGreaterThan(30)
})

test.each(steps)('$files declares $names, as the guide says', ({ files, names }) => {
  const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  for (const name of names) {
    const declaration = new RegExp(
      `(function\\*?|const|class) ${name}\\b|^ +(async )?${name}\\(`,
      'm',
    )
    expect(source, `${name} in ${files}`).toMatch(declaration)
  }
})

const pages = globSync(['README.md', 'docs/**/*.md'], { cwd: root })

test.each(pages)('every link of %s leads to a file', (page) => {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/```.*?```/gs, '')
  const links = Array.from(text.matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g), ([, to]) => to ?? '')
  expect(links.filter((to) => !existsSync(join(root, dirname(page), to)))).toEqual([])
})

test('every file that the guide names is there', () => {
  const withoutCode = guide.replaceAll(/```.*?```/gs, '')
  const paths = inTicks(withoutCode).filter((text) =>
    /^(server|pages|parts|blocks|domain|state|ui|staff|desk|builder|artwork|demo|scripts|bench|e2e)\/[\w./-]+\.tsx?$/.test(
      text,
    ),
  )
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

/** The files of each walk that has a table, in order. */
const walks = readFileSync(join(root, 'docs/dev/walks.md'), 'utf8')
  .split(/^\| step \| file \| function \|$/m)
  .slice(1)
  .map((table) =>
    Array.from(table.matchAll(/^\| [^|]+ \| (`[^|]+`) \|/gm), ([, files]) => inTicks(files)).flat(),
  )

test('no walk goes back to a file that it left', () => {
  expect(walks.length).toBeGreaterThan(4)
  const repeated = walks.map((files) => files.filter((file, at) => files.indexOf(file) !== at))
  expect(repeated.flat()).toEqual([])
})
