import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '#blocks/define-block.ts'
import { flatProps, nestedProps, propArgTypes } from './block-props.ts'

const block = defineBlock({
  name: 'strip',
  title: 'Strip',
  description: 'A strip.',
  role: 'section',
  props: {
    heading: z.string().meta({ title: 'Heading', description: 'What it says.' }),
    style: z.enum(['loud', 'quiet']).default('quiet').meta({ title: 'Style' }),
    columns: z.int().default(3).meta({ title: 'Columns' }),
    image: z.object({ path: z.string(), alt: z.string().max(80).optional() }).optional(),
  },
  examples: [{ name: 'Smallest', props: { heading: 'Hello' } }],
  spec: ['2.01'],
})

test('a control has the description, options and default of the schema', () => {
  const { 'props.heading': heading, 'props.style': style } = propArgTypes(block)
  expect(heading).toMatchObject({
    name: 'heading *',
    description: 'Heading: What it says.',
    control: { type: 'text' },
  })
  expect(style).toMatchObject({
    name: 'style',
    options: ['loud', 'quiet'],
    control: { type: 'select' },
    table: { defaultValue: { summary: '"quiet"' } },
  })
})

test('a prop says which values it takes, as the guide of dealers does', () => {
  expect(propArgTypes(block)).toMatchObject({
    'props.style': { table: { type: { summary: 'one of loud, quiet' } } },
    'props.image': { table: { type: { summary: 'an object of path, alt' } } },
  })
})

test('the value of a control reaches the view among the other props', () => {
  const args = { id: 'a', props: { heading: 'Hello', columns: 3 } }
  expect(flatProps(args)).toEqual({ 'props.heading': 'Hello', 'props.columns': 3 })
  expect(nestedProps({ ...args, 'props.columns': 4, 'props.style': undefined })).toEqual({
    id: 'a',
    props: { heading: 'Hello', columns: 4 },
  })
})
