import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extendTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { cn } from './cn.ts'

const root = join(import.meta.dirname, '..')

/** With the names of our own scales. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: [
        'hero',
        'title-1',
        'title-2',
        'title-3',
        'lead',
        'card',
        'price',
        'price-l',
        'figure',
        'label',
      ],
      font: ['text', 'display', 'figure', 'code'],
      radius: ['control', 'card', 'media', 'tag', 'pill'],
      shadow: ['overlay'],
      aspect: ['car', 'wide'],
      container: ['prose', 'page'],
    },
  },
})

/** Every word of a text of a view that is a utility: of those tailwind-merge keeps one of two. */
function utilitiesOfViews(): string[] {
  const views = globSync('{ui,staff/ui,desk,builder,parts,blocks}/**/*.tsx', { cwd: root })
  const words = views.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(/'([^'\n]*)'|"([^"\n]*)"/g),
      ([, one, other]) => (one ?? other ?? '').split(/\s+/),
    ).flat(),
  )
  return [...new Set(words)].filter((word) => word !== '' && merge(`${word} ${word}`) === word)
}

const variantOf = (utility: string) => utility.slice(0, utility.lastIndexOf(':') + 1)

test('of two utilities of our views the same one remains as tailwind-merge would keep', () => {
  const utilities = utilitiesOfViews()
  expect(utilities.length).toBeGreaterThan(250)
  const differing = utilities.flatMap((one) =>
    utilities
      .filter((other) => variantOf(one) === variantOf(other) && one !== other)
      .filter((other) => cn(one, other) !== merge(one, other))
      .map((other) => `${one} ${other}`),
  )
  expect(differing).toEqual([])
})

test('what is no utility stays, in its order, once', () => {
  expect(cn('car', false, ['p-2', { open: true }], 'car px-4', 'p-1')).toBe('open car p-1')
})
