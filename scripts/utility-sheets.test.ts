import { expect, test } from 'vitest'
import { graphOf } from './import-graph.fixture.ts'
import { classBlocks } from './sheet-blocks.ts'
import { splitUtilities } from './utility-sheets.ts'

const graph = graphOf({
  'pages/render/page.tsx': { text: '<main class="flex">' },
  // Words of a script are no classes.
  'pages/render/when.ts': { text: "'p-2'" },
  'parts/tag/tag.tsx': { text: "cn('lg:p-2.5 w-[5rem]')" },
  'blocks/form/form.tsx': {
    text: 'className="p-2 lg:p-2.5"',
    imports: ['parts/tag/tag.tsx'],
  },
  'blocks/offer/offer.tsx': {
    text: 'className="shadow group/p-2"',
    imports: ['parts/tag/tag.tsx'],
  },
  'blocks/offer/offer.stories.tsx': { text: 'className="p-2"' },
})

const css = [
  '/*! notice */\n@layer properties{@supports (x){*{--tw-shadow:0}}}@layer theme{:root{--a:"}"}}',
  '@layer components;@layer utilities{.flex{display:flex}.p-2{padding:1px}',
  '.w-\\[5rem\\]{width:5rem}.shadow{box-shadow:var(--tw-shadow)}',
  '@media (width>=62rem){.lg\\:flex{display:flex}.lg\\:p-2\\.5{padding:3px}}}',
  '@keyframes turn{0%{top:0}}@property --tw-shadow{syntax:"*"}@property --tw-blur{syntax:"*"}',
].join('')

test('a utility and its property come with the blocks that reach a file with its class (Spec 1.11)', () => {
  expect(splitUtilities(css, classBlocks(graph))).toEqual({
    styles:
      '/*! notice */\n@layer theme{:root{--a:"}"}}@layer components;@keyframes turn{0%{top:0}}@layer components,utilities;',
    sheets: [
      { css: '@layer utilities{.flex{display:flex}}' },
      { css: '@layer utilities{.p-2{padding:1px}}', blocks: ['form'] },
      { css: '@layer utilities{.w-\\[5rem\\]{width:5rem}}', blocks: ['form', 'offer'] },
      { css: '@layer utilities{.shadow{box-shadow:var(--tw-shadow)}}', blocks: ['offer'] },
      {
        css: '@layer utilities{@media (width>=62rem){.lg\\:flex{display:flex}}}',
        blocks: [],
      },
      {
        css: '@layer utilities{@media (width>=62rem){.lg\\:p-2\\.5{padding:3px}}}',
        blocks: ['form', 'offer'],
      },
      { css: '@property --tw-shadow{syntax:"*"}', blocks: ['offer'] },
    ],
  })
})
