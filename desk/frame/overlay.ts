/** What can be open above every screen: the menu of what can be found or done, and the list of keys. */
export type OverlayKind = 'find' | 'keys'

export const isOverlay = (value: unknown): value is OverlayKind =>
  value === 'find' || value === 'keys'
