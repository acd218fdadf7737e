import type { ThemeColours } from '#domain/site/theme.ts'
import { contrastOf, textContrast } from './contrast.ts'
import { firstReadable, type GroundColours, type GroundSeed, groundOf, tinted } from './ground.ts'
import { isPale, mix, parsed } from './mix.ts'
import { type Scales, scalesOf, stepOf } from './scales.ts'

/** The grounds of a page's sections; `plain` is the page itself. */
export const groundNames = ['plain', 'tint', 'flood', 'dark', 'foot'] as const
export type GroundName = (typeof groundNames)[number]
export type Grounds = Readonly<Record<GroundName, GroundColours>>

/** The stylesheet and the icon need the same colours; computing them takes milliseconds. */
const cache = new WeakMap<ThemeColours, Grounds>()

/** The colours of every ground of a theme. */
export function groundsOf(theme: ThemeColours): Grounds {
  const grounds = cache.get(theme) ?? compute(theme)
  cache.set(theme, grounds)
  return grounds
}

/** Shares in a mix of two colours. */
const share = {
  tintOfBrand: 0.07,
  secondTint: 0.06,
  surface: { pale: 0.6, dark: 0.05 },
  groundTint: 0.1,
  nearlyWhite: 0.95,
  nearlyBlack: 0.82,
  darker: 0.3,
} as const
/** A pale accent may fill a whole section, from this lightness in OKLCH. */
const paleAccent = 0.8

function compute(theme: ThemeColours): Grounds {
  const { plain, tint, flood, dark, foot } = seedsOf(theme)
  return {
    plain: groundOf(plain),
    tint: groundOf(tint),
    flood: groundOf(flood),
    dark: groundOf(dark),
    foot: groundOf(foot),
  }
}

/** What the colours of each ground are computed from, in a quarter of the time that they take. */
export function seedsOf(theme: ThemeColours): Readonly<Record<GroundName, GroundSeed>> {
  const scales = scalesOf(theme)
  const plain = plainSeed(theme, scales)
  const dark = theme.dark ?? darkOf(theme, scales)
  return {
    plain,
    tint: tintSeed(theme, plain),
    flood: colouredSeed(theme, plain, theme.flood ?? floodOf(theme, scales)),
    dark: colouredSeed(theme, plain, dark),
    foot: colouredSeed(theme, plain, theme.foot ?? dark),
  }
}

function plainSeed(theme: ThemeColours, scales: Scales): GroundSeed {
  const isDark = theme.scheme === 'dark'
  const paper = theme.paper ?? stepOf(scales.neutral, isDark ? 1 : 2)
  const scaleInk = stepOf(scales.neutral, 12)
  const ink = theme.ink ?? firstReadable([scaleInk, ...inksOn(paper)], paper)
  const raised = theme.paper ? raisedOn(paper, ink) : stepOf(scales.neutral, isDark ? 2 : 1)
  const surface = theme.surface ?? raised
  return {
    ...theme,
    paper,
    surface,
    ink,
    tint: tinted(paper, theme.brand, share.tintOfBrand, ink),
    sale: saleOf(theme),
    keepsSale: theme.sale !== undefined,
    button: theme.button ?? theme.brand,
  }
}

/** The tint of the page as a ground: its paper is the page's tint. */
function tintSeed(theme: ThemeColours, plain: GroundSeed): GroundSeed {
  return {
    ...theme,
    paper: plain.tint,
    surface: plain.surface,
    ink: plain.ink,
    tint: tinted(plain.tint, theme.brand, share.secondTint, plain.ink),
    sale: saleOf(theme),
    keepsSale: false,
    button: theme.button ?? theme.brand,
  }
}

/** A ground of any colour; its ink is the page's if it can be read there, else the page's paper. */
function colouredSeed(theme: ThemeColours, plain: GroundSeed, paper: string): GroundSeed {
  const ink = firstReadable([plain.ink, plain.paper, ...inksOn(paper)], paper)
  const towards = isPale(paper) ? '#000000' : '#ffffff'
  const surface = raisedOn(paper, ink)
  return {
    ...theme,
    paper,
    surface,
    ink,
    keepsSale: false,
    sale: saleOf(theme),
    tint: tinted(paper, towards, share.groundTint, ink),
    button: undefined,
  }
}

const inksOn = (paper: string): string[] => [
  mix(paper, '#ffffff', share.nearlyWhite),
  mix(paper, '#000000', share.nearlyBlack),
]

/** Raised parts are lighter than the paper if the ink can be read on them, else they are as the paper. */
function raisedOn(paper: string, ink: string): string {
  const lifted = mix(paper, '#ffffff', isPale(paper) ? share.surface.pale : share.surface.dark)
  return contrastOf(ink, lifted) >= textContrast ? lifted : paper
}

/** A reduced price is in the accent if that is a red or an orange, else in the house's red. */
function saleOf({ sale, accent }: ThemeColours): string {
  if (sale) return sale
  const { h = 0, c } = parsed(accent)
  return c > reds.chroma && h >= reds.from && h <= reds.to ? accent : reds.house
}
/** Hues of OKLCH, in degrees. */
const reds = { from: 15, to: 60, chroma: 0.1, house: '#b3261e' } as const

function floodOf({ accent, scheme }: ThemeColours, { neutral, brand }: Scales): string {
  if (scheme === 'dark') return stepOf(neutral, 3)
  return parsed(accent).l >= paleAccent ? accent : stepOf(brand, 4)
}

function darkOf({ scheme, paper }: ThemeColours, { neutral, brand }: Scales): string {
  if (scheme === 'light') return stepOf(brand, 12)
  return mix(paper ?? stepOf(neutral, 1), '#000000', share.darker)
}
