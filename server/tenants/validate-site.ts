import { LRUCache } from 'lru-cache'
import { nearestName } from '#domain/nearest-name.ts'
import { withOneHeart } from '#domain/site/flags.ts'
import type { Look } from '#domain/site/look-axes.ts'
import { lookFaults } from '#domain/site/look-faults.ts'
import { lookOf } from '#domain/site/look-of.ts'
import { type Site, siteSchema } from '#domain/site/site.ts'
import type { Theme } from '#domain/site/theme.ts'
import { themeOf } from '#domain/site/theme-of.ts'
import { parseFilter } from '#domain/stock-query/filter.ts'
import { filterFields } from '#domain/stock-query/filter-fields.ts'
import { spokenFields } from '#domain/stock-query/spoken-fields.ts'
import { hint } from '#pages/near-miss.ts'
import { error, type Problem, warning } from '#pages/problem.ts'
import { problemsOf } from '#pages/zod-problems.ts'
import { textContrast } from '#ui/theme/contrast.ts'
import { type ContrastFault, contrastFaults } from '#ui/theme/contrast-faults.ts'
import { type StageFault, stageFault } from '#ui/theme/stage-faults.ts'
import {
  privateWebhooks,
  unknownPlaces,
  unknownSecrets,
  unreachableRoutes,
} from './delivery-problems.ts'
import { slugFault } from './host.ts'
import type { ParseContext } from './parse-context.ts'
import { phoneProblems } from './phone-problems.ts'
import type { Template } from './template.ts'
import { weightProblems } from './weight-problems.ts'

interface SiteContext extends Pick<ParseContext, 'secrets' | 'isWithoutPayments'> {
  /** The name of the tenant's folder. */
  readonly folder: string
  readonly templates: ReadonlyMap<string, Pick<Template, 'theme' | 'look'>>
}

/** The result of validating a site's file: site and theme where it can be served, and all problems. */
export interface SiteValidation {
  readonly ready?: { readonly site: Site; readonly theme: Theme }
  readonly problems: readonly Problem[]
}

/**
 * Validates a site's file as strictly as a page. A theme without enough contrast, variants that do not go
 * together, and routes of delivery that cannot work, are errors, but the site is served. A weight that a
 * font lacks is a warning.
 */
export function validateSite(value: unknown, context: SiteContext): SiteValidation {
  const parsed = siteSchema.safeParse(value)
  if (parsed.success) return validateParsed(parsed.data, context)
  const problems = problemsOf(parsed.error, siteSchema, value)
  // The other settings are checked in the same run.
  const rest = siteSchema.safeParse(withoutFields(value, problems))
  return {
    problems: [...problems, ...(rest.data ? validateParsed(rest.data, context).problems : [])],
  }
}

/** Fields that refer to each other. */
const places = ['locations', 'dealerships', 'delivery'] as const

/** A file's value without the fields that have problems, and those that refer to them. */
function withoutFields(value: unknown, problems: readonly Problem[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  const faulty = new Set<unknown>(problems.map(({ path }) => path[0]))
  if (places.some((name) => faulty.has(name))) for (const name of places) faulty.add(name)
  return Object.fromEntries(Object.entries(value).filter(([name]) => !faulty.has(name)))
}

function validateParsed(site: Site, context: SiteContext): SiteValidation {
  const { folder, templates, secrets } = context
  const problems = [
    ...slugProblems(site, folder),
    ...templateProblems(site, templates),
    ...filterProblems(site),
    ...referenceProblems(site),
    ...unknownPlaces(site),
  ]
  const ofReady = [
    ...phoneProblems(site),
    ...unreachableRoutes(site),
    ...unknownSecrets(site, secrets),
    ...privateWebhooks(site),
    ...badgeProblems(site),
  ]
  const template = templateNamed(site.template, templates)
  if (!template) return { problems: [...problems, ...ofReady] }
  const theme = themeOf(template.theme, site.theme)
  const look = lookOf(template.look, site.look)
  const ofTheme = [
    ...themeProblems(theme, look),
    ...weightProblems(site.theme, template.theme),
    ...lookProblems(look, theme),
  ]
  return {
    problems: [...problems, ...ofTheme, ...ofReady],
    ...(problems.length === 0 && {
      ready: { site: { ...site, flags: flagsOf(site, context) }, theme },
    }),
  }
}

const flagsOf = ({ flags }: Site, { isWithoutPayments }: SiteContext): Site['flags'] =>
  withOneHeart(isWithoutPayments ? { ...flags, reserveOnline: false, onlinePayment: false } : flags)

/** The template of a name, or of the name that was meant: a site with a mistyped one is checked with it. */
export function templateNamed<Kind>(
  name: string,
  templates: ReadonlyMap<string, Kind>,
): Kind | undefined {
  return templates.get(name) ?? templates.get(nearestName(name, templates.keys()) ?? '')
}

function slugProblems({ slug }: Site, folder: string): Problem[] {
  const fault = slugFault(slug)
  if (fault !== undefined) return [error(['slug'], fault)]
  if (slug === folder || folder.startsWith('_')) return []
  if (!siteSchema.shape.slug.safeParse(folder).success) {
    const message = `the folder "${folder}" has a name that no slug can have; rename it "${slug}"`
    return [error(['slug'], message)]
  }
  return [error(['slug'], `expected "${folder}", the name of the folder, found "${slug}"`)]
}

function templateProblems({ template }: Site, templates: SiteContext['templates']): Problem[] {
  if (templates.has(template)) return []
  const names = [...templates.keys()]
  const help = hint(template, names) || `; there are ${names.join(', ') || 'none'}`
  return [error(['template'], `there is no template "${template}"${help}`)]
}

/** A badge of certified cars is that of one make. Spec 5.38. */
function badgeProblems({ flags, manufacturer }: Site): Problem[] {
  if (!flags.certifiedBadge || manufacturer !== undefined) return []
  const message = 'no car carries the badge, since no "manufacturer" says whose certified cars do'
  return [warning(['flags', 'certifiedBadge'], message)]
}

function filterProblems({ stockFilter, searchWords }: Site): Problem[] {
  const ofWords = searchWords.flatMap(({ filter }, at) =>
    filterFaults(['searchWords', at, 'filter'], filter, spokenFields),
  )
  return [...filterFaults(['stockFilter'], stockFilter, filterFields), ...ofWords]
}

function filterFaults(
  path: readonly (string | number)[],
  text: string | undefined,
  fields: readonly string[],
): Problem[] {
  const parsed = text === undefined ? undefined : parseFilter(text, fields)
  if (parsed === undefined || parsed.ok) return []
  const message = `column ${parsed.column} of the filter: ${parsed.message}`
  return [{ ...error(path, message), letter: parsed.column - 1 }]
}

/** Ids and slugs of locations and dealerships must be unique, and dealerships exist. */
const referenceProblems = ({ locations, dealerships }: Site): Problem[] => [
  ...repeated(locations, 'id', 'locations'),
  ...repeated(locations, 'slug', 'locations'),
  ...repeated(dealerships, 'id', 'dealerships'),
  ...repeated(dealerships, 'slug', 'dealerships'),
  ...locations.flatMap(({ dealership_id: id, dealership_slug: slug }, index) => [
    ...(id === undefined || dealerships.some((dealership) => dealership.id === id)
      ? []
      : [error(['locations', index, 'dealership_id'], `there is no dealership "${id}"`)]),
    ...(slug === undefined || dealerships.some((dealership) => dealership.slug === slug)
      ? []
      : [error(['locations', index, 'dealership_slug'], `there is no dealership "${slug}"`)]),
  ]),
]

function repeated(
  list: readonly { readonly id: string; readonly slug: string }[],
  key: 'id' | 'slug',
  name: string,
): Problem[] {
  return list.flatMap((item, index) => {
    const first = list.findIndex((other) => other[key] === item[key])
    if (first === index) return []
    return [error([name, index, key], `"${item[key]}" is taken by ${name}[${first}]`)]
  })
}

const lookProblems = (look: Look, { fonts }: Theme): Problem[] =>
  lookFaults(look, fonts.display).map(({ axis, message }) => error(['look', axis], message))

/** Words on a scene whose colours they cannot be read on. */
function sceneProblems(look: Look, theme: Theme): readonly Problem[] {
  const fault = stageFault(theme, look)
  if (!fault) return []
  const { axis, textColour, setting } = fault
  return [
    error(
      setting ?? ['look', 'scene'],
      `the ${axis} "${look[axis]}" has words on the scene "${look.scene}": "${textColour}" on its ${tooLittle(fault, textContrast)}; change the colour, the ${axis} or the scene`,
    ),
  ]
}

/** Of the last themes and looks: a site that is read again mostly keeps its own, and colours take milliseconds. */
const known = new LRUCache<string, readonly Problem[]>({ max: 100 })

function themeProblems(theme: Theme, look: Look): readonly Problem[] {
  const key = JSON.stringify([theme, look])
  const problems = known.get(key) ?? unreadableWords(theme, look)
  known.set(key, problems)
  return problems
}

/** Words that cannot be read on a ground, else on the scene. */
function unreadableWords(theme: Theme, look: Look): readonly Problem[] {
  const faults = contrastFaults(theme)
  if (faults.length === 0) return sceneProblems(look, theme)
  return faults.map((fault) => {
    const { setting, text, textColour } = fault
    return error(
      setting ? ['theme', setting] : ['theme'],
      `${text} "${textColour}" on ${tooLittle(fault, fault.least)}`,
    )
  })
}

function tooLittle(
  { background, backgroundColour, ratio }: ContrastFault | StageFault,
  least: number,
): string {
  // Truncated, not rounded: 4.499 must not be reported as 4.50.
  const found = Math.floor(ratio * 100) / 100
  return `${background} "${backgroundColour}" has a contrast of ${found}:1, expected at least ${least}:1`
}
