import { describe, expect, test } from 'vitest'
import { colourTokens } from './colour-tokens.ts'
import { siteThemeSchema, type TemplateTheme } from './theme.ts'
import { themeOf } from './theme-of.ts'

const template: TemplateTheme = {
  fonts: { text: 'archivo', display: 'instrument-sans' },
  heading: { weight: 700, tracking: 0, case: 'none' },
  radius: { control: 8, card: 12, pill: 999 },
  density: 'regular',
  shadow: 'soft',
  neutral: '#808080',
}
const colours = { brand: '#0b2a4a', accent: '#ff6a3d' }
const parsed = (theme: object = {}) => siteThemeSchema.parse({ ...colours, ...theme })

describe('the theme of a site', () => {
  test("is its template's, in its own colours (D2)", () => {
    expect(themeOf(template, parsed())).toEqual({ ...template, ...colours, colours: {} })
  })

  test.each([
    ['fonts', { text: 'system', display: 'besley' }],
    ['heading', { weight: 900, tracking: 0.1, case: 'uppercase' }],
    ['radius', { control: 0, card: 0, pill: 0 }],
    ['density', 'airy'],
    ['shadow', 'none'],
    ['neutral', '#8a7650'],
    ['colours', { 'neutral-1': '#ffffff' }],
  ])('has its own %s where it says so (D2)', (name, value) => {
    const own = themeOf(template, parsed({ [name]: value }))
    expect(own).toEqual({ ...template, ...colours, colours: {}, [name]: value })
  })

  test.each([
    ['nothing', 'danger', {}],
    ['accent', 'accent', { tag: 'accent' }],
  ])('with %s said of tags shows them as %s (Spec 9.24)', (_, tone, said) => {
    expect(parsed(said).tag).toBe(tone)
  })

  test.each([
    [{ tag: 'bg-danger' }],
    [{ brand: 'red' }],
    [{ colours: { 'brand-13': '#000000' } }],
    [{ heading: { weight: 299, tracking: 0, case: 'none' } }],
  ])('is refused with %j (Spec 3.35)', (theme) => {
    expect(siteThemeSchema.safeParse({ ...colours, ...theme }).success).toBe(false)
  })

  test('may replace each of the twelve steps of three scales, and the text colours on two (D2)', () => {
    expect(colourTokens).toHaveLength(3 * 12 + 2)
    expect(colourTokens).toContain('accent-12')
  })
})
