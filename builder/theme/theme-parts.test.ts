import { expect, test } from 'vitest'
import { siteSchema } from '#domain/site/site.ts'
import type { ThemeColours } from '#domain/site/theme.ts'
import { siteThemeSchema } from '#domain/site/theme.ts'
import { themePresets } from '#domain/site/theme-presets.ts'
import { jsonSchemaOf } from '#pages/zod-json-schema.ts'
import { fieldKind } from '../form/field-kind.ts'
import {
  coloursOf,
  lookNames,
  mainColours,
  otherColours,
  partOf,
  themeGroups,
  withColours,
  withDefaults,
} from './theme-parts.ts'

const before: ThemeColours = { brand: '#0b2a4a', accent: '#ff6a3d', scheme: 'light' }
const { theme, look } = jsonSchemaOf(siteSchema).properties ?? {}

test('every setting of theme and look is in one group of the form (Spec 1.11, 6.04)', () => {
  const shown = [...mainColours, ...otherColours, ...themeGroups.flatMap(({ members }) => members)]
  const namesOf = (schema: typeof theme) =>
    Object.keys((typeof schema === 'object' && schema.properties) || {})
  expect(shown.toSorted()).toEqual(namesOf(theme).toSorted())
  expect(lookNames.toSorted()).toEqual(namesOf(look).toSorted())
})

test('a colour that is half typed changes nothing but itself (Spec 6.04)', () => {
  const typed = { brand: '#0b2', ink: '#22', sale: '#b3261e', fonts: { text: 'saira' } }
  expect(coloursOf(typed, before)).toEqual({ ...before, sale: '#b3261e', stageColours: {} })
})

test('colours to begin with replace all colours and leave the type (Spec 6.04)', () => {
  const own = { brand: '#111111', ink: '#222222', fonts: { text: 'saira' } }
  for (const { colours } of themePresets) {
    const next = withColours(own, colours)
    expect(next).toEqual({ ...colours, fonts: { text: 'saira' } })
    expect(siteThemeSchema.safeParse(next).success).toBe(true)
  }
})

test('what the template has is the default of a setting, so that a form shows it (Spec 6.04)', () => {
  if (typeof theme !== 'object') throw new Error('The site has no theme')
  const schema = withDefaults(theme, { corners: { card: 3 }, fonts: { text: 'saira' } })
  const { corners, fonts } = partOf(schema, ['corners', 'fonts']).properties ?? {}
  expect(corners).toMatchObject({ default: {}, properties: { card: { default: 3 } } })
  expect(fonts).toMatchObject({ properties: { text: { default: 'saira' } } })
  expect(typeof corners === 'object' && fieldKind(corners)?.kind).toBe('object')
})
