import type { FontName } from '#domain/site/font-names.ts'

const stacks: Readonly<Record<FontName, string>> = {
  archivo: '"Archivo",system-ui,sans-serif',
  figtree: '"Figtree",system-ui,sans-serif',
  fraunces: '"Fraunces",Georgia,serif',
  system: 'system-ui,sans-serif',
}

/** The CSS `font-family` of a font: its face and what is shown until it is loaded. */
export const fontStack = (name: FontName): string => stacks[name]
