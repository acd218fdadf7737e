import { basename, extname } from 'node:path'
import sharp from 'sharp'
import { marketOf } from './markets.ts'
import { type Answers, slugOf } from './questions.ts'
import { readWeek } from './week.ts'

/** What the files of a new dealer are made from: the example dealer's, as JSON. */
export interface Example {
  readonly site: Readonly<Record<string, unknown>>
  readonly home: Readonly<Record<string, unknown>>
}

/** A file of the new dealer: JSON, or the copy of a file. */
export type NewFile =
  | { readonly path: string; readonly json: unknown }
  | { readonly path: string; readonly copyOf: string }

/** The files of a new dealer, by path in its folder. */
export async function dealerFiles(answers: Answers, example: Example): Promise<NewFile[]> {
  const { logo } = answers
  const files: NewFile[] = [
    { path: 'site.json', json: await siteOf(answers, example.site) },
    { path: 'pages/home.json', json: homeOf(answers, example.home) },
  ]
  return logo === '' ? files : [...files, { path: `media/${logoName(logo)}`, copyOf: logo }]
}

const logoName = (path: string): string => `logo${extname(basename(path)).toLowerCase()}`

/** The example's site with the answers; its menu, footer and flags as they are. */
async function siteOf(answers: Answers, example: Example['site']): Promise<unknown> {
  const { $schema, menu, footer, flags } = example
  const { slug, name, template, market, timeZone, brand, accent, scheme, phone, email } = answers
  return {
    $schema,
    slug,
    name,
    template,
    locale: marketOf(market).locale,
    timeZone,
    logo: await logoOf(answers),
    theme: { brand, accent, scheme: scheme === 'dark' ? scheme : undefined },
    contact: { phone, email },
    locations: answers.street === '' ? undefined : [locationOf(answers)],
    menu,
    footer,
    flags,
  }
}

/** A picture with its size, so that the header keeps its room; without one the name is the logo. */
async function logoOf({ logo, name }: Answers): Promise<unknown> {
  if (logo === '') return undefined
  const { width = 0, height = 0 } = await sharp(logo).metadata()
  const scale = Math.min(1, MOST_PIXELS / Math.max(width, height, 1))
  const [wide, high] = [width, height].map((pixels) => Math.max(1, Math.round(pixels * scale)))
  return { image: `/media/site/${logoName(logo)}`, alt: name, width: wide, height: high }
}

/** Of a logo's width and height in a site's file. */
const MOST_PIXELS = 2000

function locationOf({ name, street, city, state, postcode, phone, email, hours }: Answers) {
  const place = slugOf(city) || 'yard'
  return {
    id: place,
    slug: place,
    name: name.includes(city) ? name : `${name} ${city}`,
    primary: true,
    address: { street, city, state: state || undefined, postcode: postcode || undefined },
    contact_detail: { phone, email, opening_hours: readWeek(hours) },
  }
}

/** The template's home page with a headline; everything else that a dealer promises is its own to write. */
function homeOf(
  { headline }: Answers,
  { $schema, schemaVersion, route }: Example['home'],
): unknown {
  return { $schema, schemaVersion, route, changes: [{ set: 'hero', props: { heading: headline } }] }
}
