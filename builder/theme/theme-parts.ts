import { type Look, lookAxes, lookAxisNames } from '#domain/site/look-axes.ts'
import type { ThemeColours } from '#domain/site/theme.ts'
import { field } from '#pages/field.ts'
import type { JsonSchema } from '#pages/schema-places.ts'
import { isObject } from '../form/is-object.ts'

/** A group of the theme's settings, as its form shows it. */
export interface ThemeGroup {
  readonly title: string
  readonly members: readonly string[]
}

/** The colours that make the rest, and the settings that are seldom needed, in groups. */
export const mainColours = ['brand', 'accent', 'neutral', 'scheme'] as const
export const otherColours = [
  'paper',
  'surface',
  'ink',
  'button',
  'sale',
  'tag',
  'promo',
  'flood',
  'dark',
  'foot',
  'stageColours',
] as const
export const themeGroups: readonly ThemeGroup[] = [
  { title: 'Fonts', members: ['fonts'] },
  { title: 'Type', members: ['heading', 'figure', 'text', 'label', 'sizes'] },
  { title: 'Corners and space', members: ['corners', 'space'] },
  { title: 'Pictures, icons and motion', members: ['stage', 'icon', 'motion'] },
]

/** A schema with some of its members, in their order. */
export const partOf = (schema: JsonSchema, names: readonly string[]): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    names.flatMap((name) => {
      const member = schema.properties?.[name]
      return member === undefined ? [] : [[name, member]]
    }),
  ),
})

/** A schema whose fields have the template's values as defaults: what an absent setting is. */
export function withDefaults(schema: JsonSchema, values: unknown): JsonSchema {
  const { properties } = schema
  if (!properties) return values === undefined ? schema : { ...schema, default: asDefault(values) }
  const members = Object.entries(properties).map(([name, member]) => [
    name,
    typeof member === 'object' ? withDefaults(member, field(values, name)) : member,
  ])
  return { ...schema, default: {}, properties: Object.fromEntries(members) }
}

/** Values of a template are of its schema: texts and numbers. */
const asDefault = (value: unknown): NonNullable<JsonSchema['default']> =>
  typeof value === 'number' ? value : String(value)

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/**
 * The colours of a theme as far as they are written: one that is half typed is as it was before, or computed
 * where it may be.
 */
export function coloursOf(theme: unknown, before: ThemeColours): ThemeColours {
  const written = isObject(theme) ? theme : {}
  const colours = Object.fromEntries(
    otherColours
      .filter((name) => name !== 'stageColours')
      .flatMap((name) => (isColour(written[name]) ? [[name, written[name]]] : [])),
  )
  const stage = Object.entries(isObject(written.stageColours) ? written.stageColours : {})
  return {
    ...colours,
    brand: isColour(written.brand) ? written.brand : before.brand,
    accent: isColour(written.accent) ? written.accent : before.accent,
    ...(isColour(written.neutral) && { neutral: written.neutral }),
    scheme: written.scheme === 'dark' ? 'dark' : 'light',
    stageColours: Object.fromEntries(stage.filter(([, value]) => isColour(value))),
  }
}

/** A theme with the colours of another, and none of its own; the rest stays. */
export function withColours(theme: unknown, colours: ThemeColours): Record<string, unknown> {
  const own = new Set<string>([...mainColours, ...otherColours])
  const rest = Object.entries(isObject(theme) ? theme : {}).filter(([name]) => !own.has(name))
  return { ...colours, ...Object.fromEntries(rest) }
}

/** The look that a site would have: its own variants over its template's, as far as there are such. */
export function lookFor(template: unknown, own: unknown): Look {
  const variants = lookAxisNames.map((axis) => {
    const known: readonly unknown[] = lookAxes[axis].variants
    const chosen = [field(own, axis), field(template, axis)].find((each) => known.includes(each))
    return [axis, chosen ?? known[0]]
  })
  // A cast, because `fromEntries` does not know which axis has which variant.
  return Object.fromEntries(variants) as Look
}

/** Every axis of a look, in the order of a page. */
export const lookNames: readonly string[] = lookAxisNames
