import type { Standing } from './backdrop.ts'

export type ArtworkView = 'side' | 'front' | 'rear'

export const artworkViews: readonly ArtworkView[] = ['side', 'front', 'rear']

/**
 * One vehicle in one view, in millimetres: what to define, what to draw, and how it stands on the
 * ground.
 */
export type Drawing = Standing & { defs: string; shapes: string; height: number }
