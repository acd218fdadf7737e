/** Blocks whose script shows what another block has drawn on another page. */
export const showsDrawnBy: Readonly<Record<string, string>> = { 'recent-cars': 'viewed-cars' }
