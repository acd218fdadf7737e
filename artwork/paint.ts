import { clampChroma, converter, formatHex, type Oklch } from 'culori'
import { type ArtworkColour, artworkColours } from './colour-names.ts'

/** The tones of a paint, from highlight to deepest shade, as sRGB hex. */
export type Paint = {
  highlight: string
  light: string
  base: string
  middle: string
  shade: string
  deepShade: string
  isDark: boolean
  isLight: boolean
  /** Opacity factor of highlights: 1, less on dark paint. */
  glare: number
}

type Tones = Pick<Paint, 'highlight' | 'light' | 'base' | 'middle' | 'shade' | 'deepShade'>

const toOklch = converter('oklch')
const COOL_HUE = 255
const DARK_BELOW = 0.36
const LIGHT_ABOVE = 0.86
const NEUTRAL_CHROMA_BELOW = 0.02

function tone(lightness: number, chroma: number, hue: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch'))
}

const coolGrey = (lightness: number, chroma: number) => tone(lightness, chroma, COOL_HUE)

/** Dark paint needs cool, bright highlights; otherwise it looks flat. */
function darkTones(l: number, c: number, h: number): Tones {
  const shaded = (lightness: number, share: number) =>
    c > NEUTRAL_CHROMA_BELOW
      ? tone(lightness, Math.max(c * share, 0.012), h)
      : coolGrey(lightness, 0.01)
  return {
    highlight: shaded(0.88, 0.15),
    light: shaded(0.4 + l * 0.12, 0.8),
    base: shaded(Math.max(l, 0.2), 1),
    middle: shaded(0.26 + l * 0.2, 1),
    shade: shaded(l * 0.68, 0.9),
    deepShade: shaded(0.09, 0.6),
  }
}

/** White paint needs cool shades; otherwise it looks flat. */
function lightTones(l: number, c: number, h: number): Tones {
  return {
    highlight: '#fff',
    light: '#fff',
    base: tone(Math.min(l, 0.95) - 0.025, Math.max(c, 0.004), c < 0.01 ? COOL_HUE : h),
    middle: coolGrey(0.86, 0.008),
    shade: coolGrey(0.69, 0.014),
    deepShade: coolGrey(0.42, 0.016),
  }
}

function colourTones(l: number, c: number, h: number): Tones {
  return {
    highlight: tone(l + (0.99 - l) * 0.86, c * 0.2, h),
    light: tone(l + (0.96 - l) * 0.3, c * 0.9, h),
    base: tone(l, c, h),
    middle: tone(l * 0.9, c, h),
    shade: tone(l * 0.62, c * 0.94, h),
    deepShade: tone(l * 0.3, c * 0.7, h),
  }
}

function oklch(hex: string): Oklch {
  const colour = toOklch(hex)
  if (!colour) throw new Error(`Artwork colours: expected #rrggbb, found "${hex}".`)
  return colour
}

/** The tones of a known colour. */
export function paintOf(colour: ArtworkColour): Paint {
  const { l, c, h = 0 } = oklch(artworkColours[colour])
  const isDark = l < DARK_BELOW
  const isLight = l > LIGHT_ABOVE
  const tones = isDark ? darkTones(l, c, h) : isLight ? lightTones(l, c, h) : colourTones(l, c, h)
  return { ...tones, isDark, isLight, glare: isDark ? 0.8 : 1 }
}
