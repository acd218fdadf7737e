import type { Look, LookAxis, VariantOf } from './look-axes.ts'

/** Two variants that cannot be combined. */
export interface LookFault {
  readonly axis: LookAxis
  /** What is wrong, and what would be right. */
  readonly message: string
}

/** Scenes without a pattern behind words. */
const plainScenes: readonly VariantOf<'scene'>[] = ['hall', 'field', 'night']
/** Heroes whose words are on the scene. */
const heroesOnScene: readonly VariantOf<'hero'>[] = ['letter', 'instrument']

/** The variants of a look that do not go together: text must be readable on its background. */
export function lookFaults({ hero, scene }: Pick<Look, 'hero' | 'scene'>): LookFault[] {
  if (!heroesOnScene.includes(hero) || plainScenes.includes(scene)) return []
  const message = `the hero "${hero}" has words on the scene, and the scene "${scene}" has a pattern: expected the scene ${oneOf(plainScenes)}, or another hero`
  return [{ axis: 'scene', message }]
}

const oneOf = (names: readonly string[]): string => {
  const quoted = names.map((name) => `"${name}"`)
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
}
