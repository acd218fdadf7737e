/** What a cut-out car stands before; each has its own colours of wall and floor. */
export const sceneNames = ['hall', 'field', 'plate', 'night', 'burst'] as const
export type SceneName = (typeof sceneNames)[number]
