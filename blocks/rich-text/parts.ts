import { z } from 'zod'
import { href, pictureAddress } from '#domain/fields.ts'
import { levelTitles } from '#parts/section/level.ts'

const textField = (title: string, description: string) =>
  z.string().trim().min(1).max(4000).meta({ title, description })

const linked = z.strictObject({
  text: textField('Text', 'What the visitor reads.'),
  href: href('Leads to', 'A path, a web address, tel: or mailto:.'),
})
const strong = z.strictObject({ strong: textField('Text', 'Shown in bold.') })

/** Running text: a string, or a list of strings, links and bold pieces. */
const proseSchema = z
  .union([
    textField('Text', 'Plain words.'),
    z.array(z.union([textField('Text', 'Plain words.'), linked, strong])).min(1),
  ])
  .meta({
    title: 'Text',
    description: 'Words, or a list of words, links and bold pieces.',
    format: 'prose',
  })
export type Prose = z.output<typeof proseSchema>

const heading = z.strictObject({
  type: z.literal('heading'),
  text: textField('Heading', 'What the next paragraphs are about.'),
  level: z
    .enum(['h2', 'h3'])
    .default('h2')
    .meta({ title: 'Level', titles: levelTitles, description: 'A smaller one below a heading.' }),
})
const paragraph = z.strictObject({ type: z.literal('paragraph'), text: proseSchema })
const list = z.strictObject({
  type: z.literal('list'),
  items: z
    .array(proseSchema)
    .min(1)
    .meta({ title: 'Items', description: 'One entry a line of the list.' }),
  numbered: z
    .boolean()
    .default(false)
    .meta({ title: 'Numbered', description: 'Steps, in their order.' }),
})
const quote = z.strictObject({
  type: z.literal('quote'),
  text: textField('Quote', 'What was said.'),
  by: textField('By', 'Who said it.').optional(),
})
const links = z.strictObject({
  type: z.literal('links'),
  links: z.array(linked).min(1).meta({ title: 'Links', description: 'The first is a button.' }),
})
const image = z.strictObject({
  type: z.literal('image'),
  path: pictureAddress('Picture', 'A path below /media/, or a web address.'),
  alt: z.string().meta({ title: 'Alternative text', description: 'Empty for an ornament.' }),
  width: z.int().min(1).max(8000).meta({ title: 'Width', description: 'Pixels.' }),
  height: z.int().min(1).max(8000).meta({ title: 'Height', description: 'Pixels.' }),
  caption: textField('Caption', 'A line below the picture.').optional(),
})
const facts = z.strictObject({
  type: z.literal('facts'),
  facts: z
    .array(
      z.strictObject({
        value: textField('Value', 'Such as 1987 or 600+.'),
        label: textField('Label', 'What the value counts.'),
      }),
    )
    .min(2)
    .max(4)
    .meta({ title: 'Facts', description: 'Two to four figures, side by side.' }),
})

/** The parts of a text: structured data instead of markup, so nothing needs sanitizing. */
export const partSchema = z
  .discriminatedUnion('type', [heading, paragraph, list, quote, links, image, facts])
  .meta({ title: 'Part', description: 'A heading, paragraph, list, quote, picture or links.' })
export type Part = z.output<typeof partSchema>
