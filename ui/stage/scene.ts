import type { SceneName } from '#domain/site/look-axes.ts'

/** Whether a scene shades its own ground, so that its cars are drawn without a shadow. */
export const hasOwnShadow = (scene: SceneName): boolean => scene === 'field'
