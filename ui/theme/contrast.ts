import { formatHex, type Oklch, toGamut, wcagContrast, wcagLuminance } from 'culori'

/** WCAG 2.2, 1.4.3: text. */
export const textContrast = 4.5
/** WCAG 2.2, 1.4.6: body text with enhanced contrast. */
export const strongTextContrast = 7
/** WCAG 2.2, 1.4.11: parts of controls. */
export const partContrast = 3

const inGamut = toGamut('rgb', 'oklch')

/** The colour as `#rrggbb`, mapped into the sRGB gamut as a browser shows it. */
export const hexOf = (colour: Oklch): string => formatHex(inGamut(colour)) ?? '#000000'

/** Contrast ratio of two colours, 1 to 21. */
export const contrastOf = (colour: string, background: string): number =>
  wcagContrast(colour, background)

/** Steps of the binary search for lightness: finer than eight bits can show. */
const bisections = 12

/** WCAG 2.2, contrast ratio: added to both luminances for ambient light. */
const flare = 0.05

/**
 * The colour nearest in lightness to `wanted` that has `ratio` against every background, searched
 * towards black (`end` 0) or white (`end` 1); black or white itself if no other suffices.
 */
export function readableOn(
  backgrounds: readonly string[],
  wanted: Oklch,
  ratio: number,
  end: 0 | 1,
): string {
  const hasContrast = contrastCheck(backgrounds, ratio, end)
  if (hasContrast(hexOf(wanted))) return hexOf(wanted)
  let failing = wanted.l
  let passing: number = end
  let found = end === 0 ? '#000000' : '#ffffff'
  for (let step = 0; step < bisections; step++) {
    const middle = (failing + passing) / 2
    const hex = hexOf({ ...wanted, l: middle })
    if (hasContrast(hex)) {
      passing = middle
      found = hex
    } else failing = middle
  }
  return found
}

/** Only the background nearest to the text counts: the darkest one for dark text. */
function contrastCheck(backgrounds: readonly string[], ratio: number, end: 0 | 1) {
  const luminances = backgrounds.map((background) => wcagLuminance(background) + flare)
  const worst = end === 0 ? Math.min(...luminances) : Math.max(...luminances)
  return (hex: string): boolean => {
    const own = wcagLuminance(hex) + flare
    return end === 0 ? worst / own >= ratio : own / worst >= ratio
  }
}
