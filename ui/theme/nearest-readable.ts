import type { Look } from '#domain/site/look-axes.ts'
import type { ThemeColours } from '#domain/site/theme.ts'
import { hexOf } from './contrast.ts'
import { type ContrastFault, contrastFaults, type FixedColour } from './contrast-faults.ts'
import { parsed } from './mix.ts'
import { stageFault } from './stage-faults.ts'

/** Lightness, from 0 to 1, is looked for in coarse steps, and then as finely as eight bits show. */
const COARSE = 0.05
const FINE = 0.004

/**
 * The colour nearest in lightness to a setting of a theme with which no text in it, or on it, is unreadable, and
 * no other becomes so, neither words on the scene of the look where any lightness spares them; undefined where
 * it has no value, or no lightness suffices.
 */
export const nearestReadable = (
  theme: ThemeColours,
  setting: FixedColour,
  look: Look,
): string | undefined =>
  nearest(theme, setting, (colours) => stageFault(colours, look) === undefined) ??
  nearest(theme, setting, () => true)

function nearest(
  theme: ThemeColours,
  setting: FixedColour,
  isAllowed: (theme: ThemeColours) => boolean,
): string | undefined {
  const now = theme[setting]
  if (now === undefined) return undefined
  const colour = parsed(now)
  const isOwn = ({ text, background, setting: cause }: ContrastFault) =>
    [text, background, cause].includes(setting)
  const others = contrastFaults(theme).filter((fault) => !isOwn(fault)).length
  const at = (l: number) => hexOf({ ...colour, l: Math.min(1, Math.max(0, l)) })
  const passes = (l: number) => {
    const colours = { ...theme, [setting]: at(l) }
    const faults = contrastFaults(colours)
    return !faults.some(isOwn) && faults.length <= others && isAllowed(colours)
  }
  for (let distance = COARSE; distance < 1 + COARSE; distance += COARSE) {
    for (const sign of [-1, 1]) {
      const l = colour.l + sign * distance
      if (l < -COARSE || l > 1 + COARSE || !passes(l)) continue
      let [failing, passing] = [l - sign * COARSE, l]
      while (Math.abs(passing - failing) > FINE) {
        const middle = (failing + passing) / 2
        if (passes(middle)) passing = middle
        else failing = middle
      }
      return at(passing)
    }
  }
  return undefined
}
