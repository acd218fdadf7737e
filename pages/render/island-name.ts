/** An island's name by its file: `…/blocks/car-gallery/viewer.island.tsx` → `blocks/car-gallery/viewer`. */
export const islandNameOf = (path: string): string =>
  path.replace(/^.*\b(?=(?:blocks|parts)\/[^/]+\/[^/]+$)/, '').replace(/\.island\.tsx?$/, '')

/** An island's name in the build's manifest: `island-blocks-car-gallery-viewer`. */
export const islandChunk = (name: string): string => `island-${name.replaceAll('/', '-')}`
