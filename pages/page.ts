import { z } from 'zod'
import { carTypes } from '#domain/car/kinds.ts'
import { collectionNames } from '#domain/content/collections.ts'
import { flagNameSchema } from '#domain/site/flags-schema.ts'

/** The format of page files that this code reads and writes. */
export const schemaVersion = 3

/** When a block is shown (D3): all given conditions must hold. */
export const whenSchema = z
  .strictObject({
    flag: flagNameSchema.optional(),
    carTypes: z.array(z.enum(carTypes)).min(1).optional().meta({
      title: 'Car types',
      description:
        "Only where the page's car is of one of these; on a search page unless other types are searched.",
    }),
    exactCarTypes: z.boolean().optional().meta({
      title: 'Exactly these car types',
      description: 'On a search page only where all of `carTypes` and no others are searched.',
    }),
    from: z.iso
      .date()
      .optional()
      .meta({ title: 'First day', description: "In the site's time zone (D5)." }),
    until: z.iso
      .date()
      .optional()
      .meta({ title: 'Last day', description: 'To the end of that day (D5).' }),
    viewport: z
      .enum(['narrow', 'wide'])
      .optional()
      .meta({ title: 'Screen', description: 'Only on narrow or only on wide screens.' }),
    signedIn: z
      .boolean()
      .optional()
      .meta({ title: 'Signed in', description: 'Only for visitors who are, or who are not.' }),
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    error: 'the last day lies before the first day',
  })
  .refine(({ carTypes, exactCarTypes }) => carTypes || !exactCarTypes, {
    path: ['exactCarTypes'],
    error: 'there are no carTypes that it could be about',
  })
  .meta({ title: 'Shown when', description: 'Conditions, all of which must hold.' })
export type When = z.output<typeof whenSchema>

/** On which sites a page exists at all. */
const pageWhenSchema = z
  .strictObject({
    flag: z
      .union([flagNameSchema, z.array(flagNameSchema).min(1)])
      .optional()
      .meta({ title: 'Feature', description: 'Only where this feature, or one of these, is on.' }),
    content: z
      .string()
      .regex(new RegExp(`^(${collectionNames.join('|')})(/[a-z0-9]+(-[a-z0-9]+)*)?$`))
      .optional()
      .meta({
        title: 'Content',
        description:
          'The page is there only while the site has this: a collection with entries, such as offers, or one entry, such as texts/warranty.',
        words: 'a collection such as offers, or one entry of it such as texts/warranty',
      }),
  })
  .meta({ title: 'Conditions', description: 'The page is there only where all of them hold.' })
export type PageWhen = z.output<typeof pageWhenSchema>

export const blockIdSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .meta({ title: 'Id', description: 'Unique in the page: small letters, digits, dashes.' })

/** One block, its own level only: the check descends itself, so that one problem never hides another. */
export const nodeSchema = z.strictObject({
  id: blockIdSchema,
  block: z.string().meta({ title: 'Block', description: 'The name of a block.' }),
  props: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({ title: 'Props', description: "The block's own settings." }),
  slots: z
    .record(z.string(), z.array(z.unknown()))
    .optional()
    .meta({ title: 'Slots', description: 'The blocks inside this block, by slot.' }),
  when: whenSchema.optional(),
})

/** A block as a page file writes it. */
export interface PageNodeFile {
  readonly id: string
  readonly block: string
  readonly props?: Readonly<Record<string, unknown>>
  readonly slots?: Readonly<Record<string, readonly PageNodeFile[]>>
  readonly when?: When
}

/** A route part: small letters, digits and dashes, or a parameter. */
const routeSchema = z.string().regex(/^\/$|^(\/(:[a-zA-Z]+|[a-z0-9]+([-_.][a-z0-9]+)*))+$/)

/** Fields about the page itself. */
const about = {
  also: z
    .array(routeSchema)
    .optional()
    .meta({ title: 'Further addresses', description: 'Others that this page answers.' }),
  movedFrom: z.array(routeSchema).optional().meta({
    title: 'Former addresses',
    description:
      'Routes that this page had before: they lead here for good, unless another page of the site has them.',
  }),
  when: pageWhenSchema.optional(),
  parent: routeSchema.optional().meta({
    title: 'Page above',
    description: 'The page above it in breadcrumbs, where its address does not say it: /models.',
  }),
  title: z.string().min(1).optional().meta({
    title: 'Title',
    description: 'With {car.make}, {site.name}, {search.title} and such.',
  }),
  description: z.string().min(1).optional().meta({
    title: 'Description',
    description: 'For search engines; names in braces as in title.',
    multiline: true,
  }),
  access: z
    .enum(['public', 'signed-in'])
    .optional()
    .meta({
      title: 'Who sees it',
      description: 'Buyers who are signed in have it to themselves, else everyone sees it.',
      titles: { public: 'Everyone', 'signed-in': 'Signed-in buyers' },
      default: 'public',
    }),
  robots: z
    .enum(['index', 'noindex'])
    .optional()
    .meta({
      title: 'Search engines',
      description: 'Whether search engines list it; they do by default.',
      titles: { index: 'Listed', noindex: 'Not listed' },
      default: 'index',
    }),
}

const head = {
  $schema: z.string().optional().meta({ title: 'Schema', description: 'For the editor.' }),
  schemaVersion: z.literal(schemaVersion).meta({
    title: 'Format',
    description: `The format of this file: ${schemaVersion}.`,
  }),
  route: routeSchema.meta({
    title: 'Address',
    description:
      'Such as /cars/:car. :car, :location, :offer, :model, :manufacturer, :category and :post bind that record; :scope and :within pin a search. /404 is the page for what is not found, /410 for a withdrawn car, which it binds, /500 for failures.',
  }),
}

/** A page file with all its blocks. */
export const pageSchema = z
  .strictObject({ ...head, ...about, blocks: z.array(z.unknown()) })
  .meta({ title: 'Page', description: 'A page and its blocks.' })

/** A tenant's page that lists only what differs from its template's page of the same route (D2). */
export const changedPageSchema = z
  .strictObject({ ...head, ...about, changes: z.array(z.unknown()) })
  .meta({ title: 'Changed page', description: "What differs from the template's page." })

/** A checked page file. */
export interface PageFile extends Omit<z.output<typeof pageSchema>, 'blocks'> {
  readonly blocks: readonly PageNodeFile[]
}
