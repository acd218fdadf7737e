import { expect, test } from 'vitest'
import { aboutPrimitive, type PrimitiveDocs } from './primitive-docs.ts'

interface StoryFile {
  readonly default: { readonly parameters?: { readonly primitive?: PrimitiveDocs } }
}

const files = import.meta.glob<StoryFile>('../{ui,staff/ui}/*/*.stories.tsx', { eager: true })

test.each(Object.entries(files))('%s says when to use it, when not, and its keys', (_, file) => {
  expect(file.default.parameters?.primitive).toMatchObject({
    level: expect.toBeOneOf([0, 1, 2]),
    use: expect.stringMatching(/\.$/),
    notFor: expect.stringMatching(/\.$/),
    keys: expect.stringMatching(/\.$/),
  })
})

test('a docs page has the comment of the component, then the table', () => {
  const component = { __docgenInfo: { description: 'A line of text.' } }
  const docs = {
    level: 0,
    use: 'In forms.',
    notFor: 'A | b.',
    keys: '`Tab`.',
    spec: ['4.16'],
  } as const
  expect(aboutPrimitive(component, docs).split('\n')).toEqual([
    'A line of text.',
    '',
    '| | |',
    '|---|---|',
    '| **Level** | 0: HTML and CSS, works without script |',
    '| **Use it** | In forms. |',
    '| **Not for** | A \\| b. |',
    '| **Keyboard** | `Tab`. |',
    '| **Spec** | 4.16 |',
  ])
})
