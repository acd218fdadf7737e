import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { defineBlock } from '#blocks/define-block.ts'
import { type Registry, registryOf } from '#blocks/registry.ts'
import { plainLook } from '#domain/site/look.fixture.ts'
import { schemaVersion } from '#pages/page.ts'

const header = defineBlock({
  name: 'site-header',
  title: 'Site header',
  description: 'Logo and menu.',
  role: 'chrome',
  props: { sticky: z.boolean().default(true).meta({ title: 'Sticky' }) },
  examples: [{ name: 'Smallest' }],
  spec: ['2.32'],
})

const columns = defineBlock({
  name: 'two-columns',
  title: 'Two columns',
  description: 'A wide and a narrow column.',
  role: 'section',
  props: { side: z.enum(['left', 'right']).default('right').meta({ title: 'Narrow column' }) },
  slots: {
    main: { title: 'Wide column', accepts: ['section', 'panel'] },
    side: { title: 'Narrow column', accepts: ['panel'] },
  },
  examples: [{ name: 'Smallest' }],
  spec: ['2.43'],
})

const gallery = defineBlock({
  name: 'car-gallery',
  title: 'Car gallery',
  description: 'Photos of the car.',
  role: 'panel',
  props: { columns: z.int().min(1).max(4).default(3).meta({ title: 'Columns' }) },
  needs: ['car'],
  examples: [{ name: 'Smallest' }],
  spec: ['2.44'],
})

const link = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('page'), route: z.string() }),
  z.strictObject({ to: z.literal('web'), url: z.url() }),
])

const offers = defineBlock({
  name: 'offers',
  title: 'Offers',
  description: 'A row of offers.',
  role: 'section',
  props: {
    heading: z.string().meta({ title: 'Heading', description: 'Above the offers.' }),
    limit: z.int().min(1).max(12).default(3).meta({ title: 'How many' }),
    link: link.optional().meta({ title: 'Link' }),
  },
  examples: [{ name: 'Smallest', props: { heading: 'Offers' } }],
  spec: ['2.11'],
})

/** Four small blocks: chrome, a section with slots, a panel that needs a car, a section with a union. */
export const fixtureRegistry: Registry = registryOf(
  Object.fromEntries(
    [header, columns, gallery, offers].map((block) => [
      `./${block.name}/schema.ts`,
      { default: block },
    ]),
  ),
)

export const fixtureTemplate = {
  title: 'Plain',
  theme: {
    fonts: { text: 'archivo', display: 'instrument-sans' },
    heading: { weight: 700, tracking: 0, case: 'none' },
    corners: { control: 6, card: 8 },
  },
  look: plainLook,
}

export const fixtureSite = {
  slug: 'harbour',
  name: 'Harbour Motors',
  legalName: 'Harbour Motors Pty Ltd',
  template: 'plain',
  logo: { text: 'Harbour' },
  theme: { brand: '#0b2a4a', accent: '#ff6a3d' },
  contact: { phone: '07 5550 0100', email: 'sales@example.com' },
}

export const fixtureHome = {
  schemaVersion,
  route: '/',
  blocks: [
    { id: 'header', block: 'site-header' },
    { id: 'offers', block: 'offers', props: { heading: 'Our offers' } },
  ],
}

/** Files by path below `tenants/`: text and bytes unchanged, anything else as JSON. */
export type Files = Readonly<Record<string, unknown>>

/** A `tenants` folder with a template, a site, and the test's files; removed by `dispose`. */
export async function fixtureTenants(files: Files = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'tenants-'))
  const root = join(folder, 'tenants')
  const all: Files = {
    '_templates/plain/template.json': fixtureTemplate,
    '_templates/plain/pages/home.json': fixtureHome,
    'harbour/site.json': fixtureSite,
    ...files,
  }
  for (const [path, content] of Object.entries(all)) {
    const file = join(root, path)
    await mkdir(dirname(file), { recursive: true })
    const isPlain = typeof content === 'string' || content instanceof Uint8Array
    await writeFile(file, isPlain ? content : JSON.stringify(content, null, 2))
  }
  return { root, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
