/** How a revision came to be. */
export const revisionSources = ['publish', 'rollback', 'import', 'sites'] as const
export type RevisionSource = (typeof revisionSources)[number]
