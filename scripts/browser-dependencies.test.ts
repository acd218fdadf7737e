import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { browserDependencies } from './browser-dependencies.ts'
import type { Import, ImportGraph } from './import-graph.ts'

function graphOf(files: Record<string, readonly Partial<Import>[]>): ImportGraph {
  const { program } = parseSync('empty.ts', '')
  return new Map(
    Object.entries(files).map(([path, imports]) => [
      path,
      {
        path,
        text: '',
        program,
        imports: imports.map((found) => ({
          specifier: found.package ?? '',
          files: [],
          isType: false,
          offset: 0,
          ...found,
        })),
      },
    ]),
  )
}

const always = ['react-dom/client', 'react/jsx-dev-runtime', 'react/jsx-runtime']

test('packages that a story reaches are listed by specifier, once', () => {
  const graph = graphOf({
    'ui/a.stories.tsx': [
      { files: ['ui/a.tsx'] },
      { package: 'storybook', specifier: 'storybook/test' },
      { package: 'storybook', specifier: 'storybook/preview-api' },
    ],
    'ui/a.tsx': [
      { package: 'clsx' },
      { package: 'react-aria-components', specifier: 'react-aria-components/Slider' },
      { files: ['ui/b.ts'] },
    ],
    'ui/b.ts': [{ package: 'clsx' }],
  })
  expect(browserDependencies(graph)).toEqual(
    [...always, 'clsx', 'react-aria-components/Slider', 'storybook/test'].sort(),
  )
})

test('types, styles, Node modules and files that no story reaches are left out', () => {
  const graph = graphOf({
    'ui/a.stories.tsx': [
      { package: 'zod', isType: true },
      { package: 'node:fs' },
      { package: '@fontsource/figtree', specifier: '@fontsource/figtree/index.css' },
    ],
    'server/main.ts': [{ package: 'hono' }],
  })
  expect(browserDependencies(graph)).toEqual([...always].sort())
})
