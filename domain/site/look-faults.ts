import type { DisplayFontName } from './font-names.ts'
import type { Look, LookAxis, VariantOf } from './look-axes.ts'

/** Two variants that cannot be combined. */
export interface LookFault {
  readonly axis: LookAxis
  /** What is wrong, and what would be right. */
  readonly message: string
}

/** The one font that can be set to any width. */
const posterFont: DisplayFontName = 'archivo-poster'
/** Scenes without a pattern behind words. */
const plainScenes: readonly VariantOf<'scene'>[] = ['hall', 'field', 'night']
/** Heroes whose words are on the scene. */
const heroesOnScene: readonly VariantOf<'hero'>[] = ['letter', 'instrument']

/** The variants of a look that do not go together, or not with the font of headings. */
export function lookFaults(look: Look, display: DisplayFontName): LookFault[] {
  return [...sceneFaults(look), ...fontFaults(look, display)]
}

/** Text must be readable on its background. */
function sceneFaults({ hero, scene }: Look): LookFault[] {
  if (!heroesOnScene.includes(hero) || plainScenes.includes(scene)) return []
  const message = `the hero "${hero}" has words on the scene, and the scene "${scene}" has a pattern: expected the scene ${oneOf(plainScenes)}, or another hero`
  return [{ axis: 'scene', message }]
}

/** Lines that fill their measure need a font with a width axis. */
function fontFaults({ hero, header, footer }: Look, display: DisplayFontName): LookFault[] {
  if (display === posterFont) return []
  const fitted = {
    hero: hero === 'poster',
    header: header === 'masthead',
    footer: footer === 'poster',
  }
  const names = { hero, header, footer }
  return (['hero', 'header', 'footer'] as const)
    .filter((axis) => fitted[axis])
    .map((axis) => ({
      axis,
      message: `the ${axis} "${names[axis]}" has lines as wide as the page, which need the heading font "${posterFont}", found "${display}"`,
    }))
}

const oneOf = (names: readonly string[]): string => {
  const quoted = names.map((name) => `"${name}"`)
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
}
