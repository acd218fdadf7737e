/** Blocks whose script shows what a view of another block has drawn on another page: the file of that view. */
export const showsDrawnBy: Readonly<Record<string, string>> = {
  'recent-cars': 'blocks/viewed-cars/viewed-list.tsx',
}
