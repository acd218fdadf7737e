/** The scenes that cars stand on: an ancestor of the stage names one by `data-scene`. */
export const scenes = ['hall', 'field', 'plate', 'night', 'burst'] as const

export type Scene = (typeof scenes)[number]

/** The scene of a site that names none. */
export const defaultScene: Scene = 'hall'

/** Whether a scene shades its own ground, so that its cars are drawn without a shadow. */
export const hasOwnShadow = (scene: Scene): boolean => scene === 'field'
