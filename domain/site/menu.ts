import { z } from 'zod'
import { href, text } from '../fields.ts'
import { flagNameSchema } from './flags-schema.ts'

/** One link. Spec 2.32. */
export const linkSchema = z
  .strictObject({
    label: text('Label', 'What the visitor reads.'),
    href: href('Leads to', 'A path such as /search/used-cars, a web address, tel: or mailto:.'),
    flag: flagNameSchema.optional(),
  })
  .meta({ title: 'Link', description: 'One link.' })
export type Link = z.infer<typeof linkSchema>

/** A link of the menu, with an optional description. */
const menuLinkSchema = linkSchema
  .extend({ description: text('Description', 'A line below the label.').optional() })
  .meta({ title: 'Link', description: 'One link.' })
export type MenuLink = z.infer<typeof menuLinkSchema>

const links = (title: string, description: string) =>
  z.array(linkSchema).default([]).meta({ title, description })

/** An entry of the header: a link, a list of links that opens below it, or both. */
const menuGroupSchema = z
  .strictObject({
    label: text('Label', 'What the visitor reads in the header.'),
    href: href('Leads to', 'Where the word itself leads.').optional(),
    links: z
      .array(menuLinkSchema)
      .default([])
      .meta({ title: 'Links', description: 'The links that open below it.' }),
    range: z.boolean().optional().meta({
      title: 'Range',
      description:
        'The models of the content open below it, by category, with a link to all of them; without models the group is left out.',
    }),
    flag: flagNameSchema.optional(),
  })
  .refine(({ href, links, range }) => href !== undefined || links.length > 0 || range === true, {
    error: 'needs "href", "links", or both',
  })
  .meta({
    title: 'Menu group',
    description: 'An entry of the header, with or without links below.',
  })
export type MenuGroup = z.infer<typeof menuGroupSchema>

export const menuSchema = z
  .strictObject({
    groups: z
      .array(menuGroupSchema)
      .default([])
      .meta({ title: 'Groups', description: 'The entries of the header, in order.' }),
    locations: z.enum(['list', 'link', 'none']).default('list').meta({
      title: 'Locations',
      description:
        'A list of addresses and phones that opens, a button to the page of all locations, or nothing.',
    }),
    button: linkSchema
      .optional()
      .meta({ title: 'Button', description: 'One highlighted link at the end of the header.' }),
  })
  .prefault({})
  .meta({ title: 'Menu', description: "The header's menu (Spec 2.32)." })
export type Menu = z.infer<typeof menuSchema>

const footerGroupSchema = z
  .strictObject({
    label: text('Heading', 'What stands above the links.'),
    links: links('Links', 'The links of this group.'),
  })
  .meta({ title: 'Footer group', description: 'A heading and its links.' })

export const footerSchema = z
  .strictObject({
    groups: z
      .array(footerGroupSchema)
      .default([])
      .meta({ title: 'Groups', description: 'The columns of the footer, in order.' }),
    links: links('Small links', 'Terms, privacy and the like, in the last line.'),
    social: links('Social links', "The dealer's pages elsewhere."),
  })
  .prefault({})
  .meta({ title: 'Footer', description: "The footer's links (Spec 2.32)." })
export type Footer = z.infer<typeof footerSchema>
