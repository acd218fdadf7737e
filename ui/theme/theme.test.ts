import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colourTokens } from '#domain/site/colour-tokens.ts'
import type { Theme } from '#domain/site/theme.ts'
import { coloursOf } from './colours.ts'
import { contrastOf } from './contrast.ts'
import { contrastFaults } from './contrast-faults.ts'
import { themeCss } from './theme-css.ts'

const theme: Theme = {
  brand: '#0b2a4a',
  accent: '#ff6a3d',
  colours: {},
  fonts: { text: 'archivo', display: 'instrument-sans' },
  heading: { weight: 800, tracking: -0.02, case: 'none' },
  radius: { control: 6, card: 6, pill: 999 },
  density: 'compact',
  shadow: 'soft',
  neutral: undefined,
}

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('a theme', () => {
  it('has AA contrast with any colours of a dealer (Spec 1.11)', () => {
    fc.assert(
      fc.property(hex, hex, fc.option(hex, { nil: undefined }), (brand, accent, neutral) => {
        expect(contrastFaults(coloursOf({ ...theme, brand, accent, neutral }))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('has borders of controls with 3:1 on the page, with any colours (Spec 1.11)', () => {
    fc.assert(
      fc.property(hex, (brand) => {
        const colours = coloursOf({ ...theme, brand })
        for (const scale of ['brand', 'neutral'] as const) {
          expect(contrastOf(colours[`${scale}-8`], colours[`${scale}-2`])).toBeGreaterThanOrEqual(3)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('keeps the brand colour itself as the solid step (Spec 1.11)', () => {
    expect(coloursOf(theme)['brand-9']).toBe('#0b2a4a')
  })

  it('has warm backgrounds with a warm neutral colour', () => {
    const warm = coloursOf({ ...theme, neutral: '#e8d9b5' })['neutral-1']
    const [red, blue] = [warm.slice(1, 3), warm.slice(5, 7)].map((part) =>
      Number.parseInt(part, 16),
    )
    expect(red).toBeGreaterThan(Number(blue) + 4)
  })

  it('lets a site override single colours', () => {
    expect(themeCss({ ...theme, colours: { 'neutral-1': '#fffdf7' } })).toContain(
      '--color-neutral-1:#fffdf7;',
    )
  })

  it('reports the text, the background and the ratio of too little contrast', () => {
    const faults = contrastFaults(coloursOf({ ...theme, colours: { 'neutral-11': '#9a9a9a' } }))
    expect(faults).toEqual([
      { text: 'neutral-11', background: 'neutral-5', ratio: expect.closeTo(2.09, 1) },
    ])
  })

  it('sets every token once', () => {
    const css = themeCss(theme, '[data-theme=harbour]')
    expect(css.startsWith('[data-theme=harbour]{')).toBe(true)
    const names = Array.from(css.matchAll(/--([a-z0-9-]+):/g), (found) => found[1])
    expect(new Set(names).size).toBe(names.length)
    for (const token of colourTokens) expect(names).toContain(`color-${token}`)
    expect(css).not.toContain('undefined')
  })

  it('has a focus ring in the text colour if the brand is too pale', () => {
    expect(themeCss({ ...theme, brand: '#ffe14d' })).toContain('--focus:var(--color-brand-11)')
    expect(themeCss(theme)).toContain('--focus:var(--color-brand-9)')
  })
})
