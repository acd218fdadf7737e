import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainLook } from '#domain/site/look.fixture.ts'
import { lookAxes } from '#domain/site/look-axes.ts'
import type { ThemeColours } from '#domain/site/theme.ts'
import { siteThemeSchema } from '#domain/site/theme.ts'
import { themeOf } from '#domain/site/theme-of.ts'
import { wallGround } from '#domain/site/wall-ground.ts'
import { isFullTest } from '../../scripts/test-extent.ts'
import { contrastOf } from './contrast.ts'
import {
  backgroundTokens,
  contrastFaults,
  partTokens,
  solidPairs,
  textTokens,
} from './contrast-faults.ts'
import { groundNames, groundsOf } from './grounds.ts'
import { stageColoursOf } from './stage-colours.ts'
import { stageFault } from './stage-faults.ts'
import { solidNames, solidsOf } from './tag-colours.ts'
import { themeCss } from './theme-css.ts'
import { tokenGroups } from './tokens.ts'

const dealer: ThemeColours = { brand: '#0b2a4a', accent: '#ff6a3d', scheme: 'light' }
const theme = (colours: object = {}) =>
  themeOf({}, siteThemeSchema.parse({ ...dealer, ...colours }))

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const absent = { nil: undefined }
const scheme = fc.constantFrom('light', 'dark')
const colours = fc.record({ brand: hex, accent: hex, neutral: fc.option(hex, absent), scheme })
/** Grounds of any colour, whose text is computed. */
const anyGrounds = fc.record({
  paper: fc.option(hex, absent),
  flood: fc.option(hex, absent),
  dark: fc.option(hex, absent),
  foot: fc.option(hex, absent),
  button: fc.option(hex, absent),
  tag: fc.option(hex, absent),
  promo: fc.option(hex, absent),
})

/** A scene, with the wall that it computes or one of any colour. */
const walls = fc.record({
  wall: fc.option(hex, absent),
  scene: fc.constantFrom(...lookAxes.scene.variants),
})
/** Text and its backgrounds of any colour, which are kept. */
const anyTexts = fc.record({
  ink: fc.option(hex, absent),
  sale: fc.option(hex, absent),
  surface: fc.option(hex, absent),
})

/** A thousand themes, as many as a full test takes, need seconds, on a busy machine many. */
const patience = 180_000

describe('a theme', { timeout: patience }, () => {
  it('can be read on every ground with any colours of a dealer, light and dark (Spec 1.11)', () => {
    fc.assert(
      fc.property(colours, anyGrounds, walls, (own, anyGround, { wall, scene }) => {
        const any = siteThemeSchema.parse({ ...own, ...anyGround, stageColours: { wall } })
        expect(contrastFaults(any)).toEqual([])
        const stage = stageColoursOf(any, scene)
        const { ink, 'ink-2': ink2 } = groundsOf(any)[wallGround(scene, any)]
        expect(stage['stage-ink']).toBe(ink)
        for (const text of [ink, ink2]) {
          expect(contrastOf(text, stage['stage-words'])).toBeGreaterThanOrEqual(4.5)
        }
        const solids = solidsOf(any)
        for (const name of solidNames) {
          expect(contrastOf(solids[`on-${name}`], solids[name])).toBeGreaterThanOrEqual(4.5)
        }
        for (const ground of Object.values(groundsOf(any))) {
          const { btn, 'btn-line': edge } = ground
          for (const name of backgroundTokens) {
            for (const part of partTokens) {
              expect(contrastOf(ground[part], ground[name])).toBeGreaterThanOrEqual(3)
            }
            const shown = edge === 'transparent' ? btn : edge
            expect(contrastOf(shown, ground[name])).toBeGreaterThanOrEqual(3)
          }
        }
      }),
      { numRuns: isFullTest ? 1000 : 150 },
    )
  })

  it('is without a fault of its scene only if the words on all of it can be read (Spec 1.11)', () => {
    fc.assert(
      fc.property(colours, anyGrounds, walls, (own, anyGround, { wall, scene }) => {
        const any = siteThemeSchema.parse({ ...own, ...anyGround, stageColours: { wall } })
        const stage = stageColoursOf(any, scene)
        const shown = ['wall', 'wall-2', 'floor', 'floor-2'] as const
        const ratios = shown.map((name) => contrastOf(stage['stage-ink-2'], stage[`stage-${name}`]))
        if (scene === 'field') {
          const skies = [stage['stage-sky-2'], stage['stage-sky-3']]
          ratios.push(...skies.map((sky) => contrastOf(stage['stage-ink-2'], sky)))
        }
        if (scene === 'burst') ratios.push(contrastOf(stage['stage-ink-2'], stage['stage-ray']))
        const least = Math.min(...ratios)
        const found = stageFault(any, { ...plainLook, scene })
        expect(found?.ratio).toBe(least < 4.5 ? least : undefined)
      }),
      { numRuns: isFullTest ? 300 : 60 },
    )
  })

  it('has the wall itself behind words where they can be read (Spec 1.11)', () => {
    const stage = stageColoursOf(theme({ stageColours: { wall: '#e3eaec' } }), 'hall')
    expect(stage).toMatchObject({ 'stage-wall': '#e3eaec', 'stage-words': '#e3eaec' })
    const dark = stageColoursOf(theme({ stageColours: { wall: '#203040' } }), 'hall')
    expect(dark['stage-wall']).toBe('#203040')
    expect(contrastOf('#203040', dark['stage-words'])).toBeGreaterThan(4)
  })

  it('has dark skies over a field in a dark scheme (Spec 1.11)', () => {
    const dark = theme({ scheme: 'dark', accent: '#f5c32c' })
    const { ink } = groundsOf(dark).plain
    const stage = stageColoursOf(dark, 'field')
    expect(contrastOf(ink, stage['stage-wall'])).toBeGreaterThanOrEqual(7)
    for (const sky of [stage['stage-sky-2'], stage['stage-sky-3']]) {
      expect(sky).not.toBe(stage['stage-wall'])
      expect(contrastOf(ink, sky)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('has tags in the colour of faults unless the dealer chooses another (Spec 9.24)', () => {
    const { bad } = groundsOf(theme()).plain
    expect(solidsOf(theme())).toMatchObject({ tag: bad })
    expect(solidsOf(theme({ tag: '#12163a' }))).toMatchObject({ tag: '#12163a' })
  })

  it('keeps the brand colour itself on the page (Spec 1.11)', () => {
    expect(groundsOf(theme()).plain).toMatchObject({ brand: '#0b2a4a', btn: '#0b2a4a' })
  })

  it('has an edge around a button that does not show on the page, and none else (Spec 1.11)', () => {
    const { 'btn-line': edge, btn, paper } = groundsOf(theme({ brand: '#ffd500' })).plain
    expect(btn).toBe('#ffd500')
    expect(contrastOf(edge, paper)).toBeGreaterThanOrEqual(3)
    for (const ground of Object.values(groundsOf(theme())))
      expect(ground['btn-line']).toBe('transparent')
  })

  it('has warm backgrounds with a warm neutral colour', () => {
    const warm = groundsOf(theme({ neutral: '#e8d9b5' })).plain.surface
    const [red, blue] = [warm.slice(1, 3), warm.slice(5, 7)].map((part) =>
      Number.parseInt(part, 16),
    )
    expect(red).toBeGreaterThan(Number(blue) + 4)
  })

  it('has light text on dark paper in a dark scheme', () => {
    const { paper, ink } = groundsOf(theme({ scheme: 'dark' })).plain
    expect(contrastOf('#ffffff', paper)).toBeGreaterThan(15)
    expect(contrastOf('#000000', ink)).toBeGreaterThan(12)
    expect(themeCss(theme({ scheme: 'dark' }))).toContain('color-scheme:dark')
  })

  it('reports the text, the background and the ratio of a colour that the dealer sets', () => {
    expect(contrastFaults(theme({ ink: '#9a9a9a' }))).toEqual([
      expect.objectContaining({ setting: 'ink', text: 'ink', textColour: '#9a9a9a' }),
    ])
    expect(contrastFaults(theme({ sale: '#ffd24a' }))).toEqual([
      expect.objectContaining({ setting: 'sale', text: 'sale', ground: 'plain' }),
    ])
  })

  it('is without faults only if every text can be read, with any colours of a dealer (Spec 1.11)', () => {
    fc.assert(
      fc.property(colours, anyGrounds, anyTexts, (own, anyGround, texts) => {
        const any = siteThemeSchema.parse({ ...own, ...anyGround, ...texts })
        const hasFault = groundNames.some((name) => {
          const ground = groundsOf(any)[name]
          const below = (
            least: number,
            text: keyof typeof ground,
            background: keyof typeof ground,
          ) => contrastOf(ground[text], ground[background]) < least
          return (
            backgroundTokens.some(
              (background) =>
                textTokens.some((text) => below(4.5, text, background)) ||
                partTokens.some((part) => below(3, part, background)),
            ) || solidPairs.some(([text, background]) => below(4.5, text, background))
          )
        })
        expect(contrastFaults(any).length > 0).toBe(hasFault)
      }),
      { numRuns: isFullTest ? 300 : 60 },
    )
  })

  it('sets every token of its scene once on the page, and those of a ground again on each ground', () => {
    const groups = Object.values(tokenGroups)
    const names = (isOfGround: boolean) =>
      groups
        .filter((group) => group.isOfGround === isOfGround)
        .flatMap(({ tokens }) => Object.keys(tokens))
    const ofScenes = ['stage-sky-2', 'stage-sky-3', 'stage-sun', 'stage-ray', 'stage-pool']
    const set = (colours: object, scene: (typeof lookAxes.scene.variants)[number]) =>
      themeCss(theme(colours), scene).split('}').slice(0, -1).map(namesSet)
    const [page = [], ...grounds] = set({}, 'hall')
    expect(page).toEqual(names(false).filter((name) => !ofScenes.includes(name)))
    const withoutEdges = names(true).filter((name) => name !== 'btn-line')
    expect(grounds).toEqual(groundNames.map(() => withoutEdges))
    expect(set({ brand: '#ffd500' }, 'hall').slice(1)).toEqual(groundNames.map(() => names(true)))
    const more = (['field', 'night', 'burst'] as const).flatMap((scene) => set({}, scene)[0] ?? [])
    expect(new Set(more)).toEqual(new Set(names(false)))
    expect(new Set([...names(true), ...names(false)]).size).toBe(
      names(true).length + names(false).length,
    )
    expect(themeCss(theme())).not.toMatch(/undefined|NaN/)
  })
})

const namesSet = (rule: string): (string | undefined)[] =>
  Array.from(rule.matchAll(/--([a-z0-9-]+):/g), (found) => found[1])
