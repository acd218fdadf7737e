import { createHash } from 'node:crypto'
import type { ComponentSheet } from '#pages/render/assets.ts'

/**
 * The name of a file with some of a build's stylesheets: which ones, and a hash of their text. So every
 * process of the same build can send it.
 */
export function sheetsFileName(
  sheets: readonly ComponentSheet[],
  some: readonly ComponentSheet[],
): string {
  const places = some.map((sheet) => sheets.indexOf(sheet).toString(RADIX)).join('.')
  return `sheets-${places}-${hashOf(joined(some))}.css`
}

/** The text of a file by its name; undefined if these sheets have another hash. */
export function sheetsFile(sheets: readonly ComponentSheet[], name: string): string | undefined {
  const [, places, hash] = /^sheets-([0-9a-z.]+)-([\w-]+)\.css$/.exec(name) ?? []
  const chosen = places?.split('.') ?? []
  if (chosen.length > sheets.length) return undefined
  const css = joined(chosen.flatMap((place) => sheets[Number.parseInt(place, RADIX)] ?? []))
  return hashOf(css) === hash ? css : undefined
}

const RADIX = 36

const joined = (some: readonly ComponentSheet[]): string => some.map(({ css }) => css).join('')

const hashOf = (css: string): string =>
  createHash('sha256').update(css).digest('base64url').slice(0, 8)
