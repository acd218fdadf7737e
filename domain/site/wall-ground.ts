import type { SceneName } from './look-axes.ts'
import type { ThemeColours } from './theme.ts'

/**
 * The ground whose texts are on the wall of a scene: the dark one where the wall is dark on a light
 * page, otherwise that of the page.
 */
export const wallGround = (
  scene: SceneName,
  { scheme }: Pick<ThemeColours, 'scheme'>,
): 'plain' | 'dark' => (scene === 'night' && scheme === 'light' ? 'dark' : 'plain')
