import { createHash } from 'node:crypto'
import type { SourceFile } from './source-file.ts'

/** A digest of these files and of `basis`, the version of what they depend on. */
export function versionOf(files: readonly SourceFile[], basis = ''): string {
  const hash = createHash('sha256').update(basis)
  for (const { file, text, fault } of files) {
    hash.update(`${file}\0${text}\0${fault?.message ?? ''}\0`)
  }
  return hash.digest('hex').slice(0, 16)
}
