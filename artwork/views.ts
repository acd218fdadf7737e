import type { ShadowCaster } from './shadow.ts'

export type ArtworkView = 'side' | 'front' | 'rear'

export const artworkViews: readonly ArtworkView[] = ['side', 'front', 'rear']

/**
 * A vehicle in one view, in millimetres: its SVG definitions and shapes, and its shadow's
 * dimensions.
 */
export type Drawing = ShadowCaster & { defs: string; shapes: string; height: number }
