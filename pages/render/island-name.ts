/** An island's name by its file: `…/blocks/car-gallery/viewer.island.tsx` → `car-gallery/viewer`. */
export const islandNameOf = (path: string): string =>
  path.replace(/^.*blocks\//, '').replace(/\.island\.tsx?$/, '')

/** An island's name in the build's manifest: `island-car-gallery-viewer`. */
export const islandChunk = (name: string): string => `island-${name.replace('/', '-')}`
