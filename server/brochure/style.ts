import type { Theme, ThemeColours } from '#domain/site/theme.ts'
import { type PrintFonts, printFontsOf } from '#ui/fonts/print-faces.ts'
import { groundsOf } from '#ui/theme/grounds.ts'
import { isPale } from '#ui/theme/mix.ts'
import { solidsOf } from '#ui/theme/tag-colours.ts'

/** Colours of a part of the sheet, `#rrggbb`. */
export interface PrintGround {
  readonly paper: string
  readonly ink: string
  /** Secondary text. */
  readonly soft: string
  readonly line: string
}

/** A theme as paper has it. */
export interface BrochureStyle {
  readonly fonts: PrintFonts
  readonly isUppercase: boolean
  /** Of headings and figures, in em. */
  readonly tracking: { readonly heading: number; readonly figure: number }
  /** The sheet: white, so that a printer at home is not drained. */
  readonly sheet: PrintGround
  /** Head and foot of a page. */
  readonly band: PrintGround
  /** The masthead with a picture as logo, which was made for the site's paper. */
  readonly masthead: PrintGround
  /** Behind the price and the location. */
  readonly panel: PrintGround
  /** A mark in the sheet: a rule, a bullet. */
  readonly accent: string
  /** Words in colour on the sheet. */
  readonly brand: string
  /** The amount of a reduced price on the panel. */
  readonly sale: string
  readonly tags: Readonly<Record<'tag' | 'eco' | 'held' | 'sold', { paper: string; ink: string }>>
  /** Corner radii in points. */
  readonly corners: { readonly panel: number; readonly tag: number }
  /** Width of rules in points. */
  readonly rule: number
}

const WHITE = '#ffffff'
/** Points in a CSS pixel, and the largest corner that suits a sheet. */
const POINTS_PER_PIXEL = 0.75
const MAX_CORNER = 14

/** Computing the colours takes tens of milliseconds; a site keeps its theme. */
const styles = new WeakMap<Theme, BrochureStyle>()

export function brochureStyle(theme: Theme): BrochureStyle {
  const style = styles.get(theme) ?? styleOf(theme)
  styles.set(theme, style)
  return style
}

function styleOf(theme: Theme): BrochureStyle {
  const own = groundsOf(theme)
  const onWhite = groundsOf(paperTheme(theme))
  const solids = solidsOf(theme)
  const band = theme.scheme === 'dark' ? own.dark : bandOf(theme, own)
  const panel = theme.scheme === 'dark' ? onWhite.tint : own.flood
  const { heading, figure, corners, space } = theme
  const tag = (name: 'tag' | 'eco' | 'held' | 'sold') => ({
    paper: solids[name],
    ink: solids[`on-${name}`],
  })
  return {
    fonts: printFontsOf(theme),
    isUppercase: heading.case === 'uppercase',
    tracking: { heading: heading.tracking, figure: figure.tracking },
    sheet: ground(onWhite.plain),
    band: ground(band),
    masthead: ground(own.plain),
    panel: ground(panel),
    accent: onWhite.plain.accent,
    brand: onWhite.plain['brand-ink'],
    sale: panel.sale,
    tags: { tag: tag('tag'), eco: tag('eco'), held: tag('held'), sold: tag('sold') },
    corners: {
      panel: Math.min(corners.card * POINTS_PER_PIXEL, MAX_CORNER),
      tag: Math.min(corners.tag * POINTS_PER_PIXEL, MAX_CORNER),
    },
    rule: space.rule * POINTS_PER_PIXEL,
  }
}

type Ground = ReturnType<typeof groundsOf>['plain']

const ground = (colours: Ground): PrintGround => ({
  paper: colours.paper,
  ink: colours.ink,
  soft: colours['ink-2'],
  line: colours.line,
})

/** The band is in the brand's colour, unless that is too pale to hold a page. */
function bandOf(theme: ThemeColours, { dark }: ReturnType<typeof groundsOf>): Ground {
  if (isPale(theme.brand)) return dark
  return groundsOf({ ...theme, dark: theme.brand }).dark
}

/** The theme on a white sheet; a dark one keeps its accent, with dark ink. */
function paperTheme(theme: ThemeColours): ThemeColours {
  const light = { ...theme, scheme: 'light' as const, paper: WHITE, surface: WHITE }
  if (theme.scheme === 'light') return light
  const ink = theme.surface ?? theme.paper ?? '#14181e'
  return { ...light, ink, brand: ink }
}
