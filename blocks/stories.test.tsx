import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Block } from './define-block.ts'
import { registryOf } from './registry.ts'
import { storyFiles, storyNode } from './story-files.fixture.tsx'

const blocks = registryOf(import.meta.glob<{ default: Block }>('./*/schema.ts', { eager: true }))

const argsSchema = z.looseObject({
  id: z.string().min(1),
  props: z.record(z.string(), z.unknown()),
})
/** React writes preloads of eager pictures before the root element. */
const preloads = /^(<link rel="preload"[^>]*>)+/
const voidTags = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

describe.each([...blocks.values()])('the stories of $name', (block) => {
  const file = storyFiles[`./${block.name}/${block.name}.stories.tsx`]

  const { default: meta, ...stories } = file ?? { default: {} }

  test.each(block.examples)('include the example $name under its name', ({ name, props = {} }) => {
    expect(stories[name]?.args?.props).toEqual(block.props.parse(props))
  })

  test.each(Object.entries(stories))(
    '%s has valid props and renders one root element',
    (_, story) => {
      const args = { ...meta.args, ...story.args }
      const { props } = argsSchema.parse(args)
      expect(block.props.parse(props)).toEqual(props)
      const html = renderToStaticMarkup(storyNode(meta, story)).replace(preloads, '')
      expect(rootsOf(html)).toBeLessThanOrEqual(1)
    },
  )
})

/** The number of top-level elements in `html`; 0 for an empty block. @throws Error for text beside them */
function rootsOf(html: string): number {
  let depth = 0
  let roots = 0
  for (const [, closing, tag = '', text = ''] of html.matchAll(
    /<(\/?)([a-z][\w-]*)[^>]*>([^<]*)/g,
  )) {
    if (depth === 0 && !closing) roots += 1
    if (closing) depth -= 1
    else if (!voidTags.test(tag)) depth += 1
    if (depth === 0 && text.trim() !== '') throw new Error(`text beside the root element: ${text}`)
  }
  return roots
}
