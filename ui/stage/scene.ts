import { lookAxes, type VariantOf } from '#domain/site/look-axes.ts'

/** What cars stand on: an ancestor of the stage names it by `data-scene`. */
export type Scene = VariantOf<'scene'>

export const scenes: readonly Scene[] = lookAxes.scene.variants

/** Whether a scene shades its own ground, so that its cars are drawn without a shadow. */
export const hasOwnShadow = (scene: Scene): boolean => scene === 'field'
