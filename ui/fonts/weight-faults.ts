import type { ThemeSettings } from '#domain/site/theme.ts'
import { faces } from './faces.ts'
import { siteFaces } from './site-faces.ts'

/** Every weight of a theme, with the font that has to have it. */
const weights = [
  { group: 'heading', setting: 'weight', font: 'display' },
  { group: 'figure', setting: 'weight', font: 'figure' },
  { group: 'text', setting: 'weight', font: 'text' },
  { group: 'text', setting: 'strong', font: 'text' },
  { group: 'label', setting: 'weight', font: 'text' },
] as const

/** A weight that its font does not have: browsers show the nearest one that it has. */
export interface WeightFault {
  readonly group: (typeof weights)[number]['group']
  readonly setting: (typeof weights)[number]['setting']
  /** The setting of the font. */
  readonly font: (typeof weights)[number]['font']
  /** Its family, such as `Besley`. */
  readonly family: string
  readonly found: number
  /** The weights that the font has. */
  readonly min: number
  readonly max: number
}

/** The weights of a theme that are outside the range of their font. */
export function weightFaults(theme: ThemeSettings): WeightFault[] {
  const chosen = siteFaces(theme.fonts)
  return weights.flatMap(({ group, setting, font }) => {
    const name = chosen[font]
    if (!name) return []
    const { family, axes } = faces[name]
    const { wght } = axes
    const { min, max } = typeof wght === 'number' ? { min: wght, max: wght } : wght
    const found = setting === 'strong' ? theme.text.strong : theme[group].weight
    return found < min || found > max ? [{ group, setting, font, family, found, min, max }] : []
  })
}
