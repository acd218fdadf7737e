import { describe, expect, test } from 'vitest'
import { siteThemeSchema, type TemplateTheme, templateThemeSchema } from './theme.ts'
import { defaultLook } from './theme-defaults.ts'
import { themeOf } from './theme-of.ts'

const template: TemplateTheme = {
  fonts: { text: 'archivo', display: 'instrument-sans' },
  heading: { weight: 430, case: 'uppercase' },
  corners: { control: 2 },
}
const colours = { brand: '#0b2a4a', accent: '#ff6a3d' }
const parsed = (theme: object = {}) => siteThemeSchema.parse({ ...colours, ...theme })

describe('the theme of a site', () => {
  test("is its template's over the defaults, in its own colours (D2)", () => {
    expect(themeOf(template, parsed())).toEqual({
      ...defaultLook,
      ...colours,
      scheme: 'light',
      fonts: { ...defaultLook.fonts, ...template.fonts },
      heading: { ...defaultLook.heading, ...template.heading },
      corners: { ...defaultLook.corners, control: 2 },
    })
  })

  test('has its own settings where it gives them, one by one (D2)', () => {
    const theme = themeOf(template, parsed({ heading: { weight: 900 }, icon: { stroke: 1.4 } }))
    expect(theme.heading).toEqual({ ...defaultLook.heading, weight: 900, case: 'uppercase' })
    expect(theme.icon).toEqual({ ...defaultLook.icon, stroke: 1.4 })
  })

  test('needs only two fonts and a corner of its template', () => {
    const small = { fonts: { text: 'saira', display: 'saira-wide' }, corners: { control: 8 } }
    expect(templateThemeSchema.safeParse(small).success).toBe(true)
  })

  test.each([
    [{ tag: 'bg-danger' }],
    [{ brand: 'red' }],
    [{ scheme: 'sepia' }],
    [{ stageColours: { roof: '#000000' } }],
    [{ heading: { weight: 99 } }],
    [{ heading: { wieght: 400 } }],
    [{ space: { control: 2.5 } }],
  ])('is refused with %j (Spec 3.35)', (theme) => {
    expect(siteThemeSchema.safeParse({ ...colours, ...theme }).success).toBe(false)
  })
})
