import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** Records the sources that `dist/` was built from. */
export const stampFile = join(root, 'dist/stamp')

/** Everything that the build reads; tenants are read at run time. */
const sources = [
  '{artwork,ui,staff,desk,builder,domain,state,parts,blocks,pages,server}/**/*.{ts,tsx,css,json,html}',
  'scripts/vite-plugins.ts',
  'scripts/font-files.ts',
  'vite.config.ts',
  'scripts/vite.shared.config.ts',
  'package-lock.json',
]

/**
 * A fingerprint of the sources by name, size and modification time: cheap enough for every start.
 */
export function sourceStamp(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).sort()) {
    if (/\.(stories|test)\.tsx?$/.test(file)) continue
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Whether `dist/` was built from the current sources. */
export const isBuilt = (): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp()
