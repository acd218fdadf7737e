/** The fonts that a theme may name; the first of a stack is a file of `ui/fonts.css`, except for `system`. */
export const fontNames = ['archivo', 'figtree', 'fraunces', 'system'] as const
export type FontName = (typeof fontNames)[number]
