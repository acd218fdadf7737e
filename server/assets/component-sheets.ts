import { lookAxes, lookAxisNames } from '#domain/site/look-axes.ts'
import type { ComponentSheet } from '#pages/render/assets.ts'
import { variantKey } from '#pages/render/styles.ts'

interface BuiltSheet {
  /** `blocks/hero-search/hero-split.css` */
  readonly source: string
  readonly css: string
}

/**
 * For folders of `ui/` and `parts/`, `ui/stepper`: the only blocks that use them. Pages without one of these
 * blocks need none of their stylesheets.
 */
export type SheetBlocks = Readonly<Record<string, readonly string[]>>

/** The stylesheets of components in the order of the cascade, by their sources. */
export function componentSheets(
  files: readonly BuiltSheet[],
  usedBy: SheetBlocks,
): ComponentSheet[] {
  const sheets = files.map((file) => componentSheet(file, usedBy))
  return [
    // What variants share comes first, so that a variant may replace it.
    ...sheets.filter(({ variant }) => variant === undefined),
    ...sheets.filter(({ variant }) => variant !== undefined),
  ]
}

function componentSheet({ source, css }: BuiltSheet, usedBy: SheetBlocks): ComponentSheet {
  const [layer, folder = '', file = ''] = source.split('/')
  const [name = '', time] = file.replace(/\.css$/, '').split('.')
  const blocks = layer === 'blocks' ? [folder] : usedBy[`${layer}/${folder}`]
  return {
    css,
    ...(blocks && { blocks }),
    ...(variantKeys.has(name) && { variant: name }),
    ...(time === 'later' && { later: name }),
  }
}

/** The keys of all variants of all axes: also the names of their files. */
const variantKeys: ReadonlySet<string> = new Set(
  lookAxisNames.flatMap((axis) =>
    lookAxes[axis].variants.map((variant) => variantKey(axis, variant)),
  ),
)
