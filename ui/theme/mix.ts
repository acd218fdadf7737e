import { converter, interpolate, type Oklch, wcagLuminance } from 'culori'
import { contrastOf, hexOf, readableOn } from './contrast.ts'

const oklch = converter('oklch')

/** A `#rrggbb` colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export const parsed = (colour: string): Oklch => oklch(colour) ?? { mode: 'oklch', l: 0.5, c: 0 }

/** `share` (0 to 1) of `colour` in `base`, mixed in OKLab. */
export const mix = (base: string, colour: string, share: number): string =>
  hexOf(oklch(interpolate([base, colour], 'oklab')(share)))

/** Whether black text has more contrast on a colour than white text. */
export const isPale = (colour: string): boolean =>
  contrastOf('#000000', colour) >= contrastOf('#ffffff', colour)

/** Towards which end text on `background` gains contrast, if it has the colour `ink`. */
export const endOf = (ink: string, background: string): 0 | 1 =>
  wcagLuminance(ink) <= wcagLuminance(background) ? 0 : 1

/** `wanted`, or the colour nearest in lightness that has `ratio` against all backgrounds. */
export const readable = (
  wanted: string,
  backgrounds: readonly string[],
  ratio: number,
  end: 0 | 1,
): string => readableOn(backgrounds, parsed(wanted), ratio, end)
