import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isBuilt } from './build-stamp.ts'

const buildScript = join(import.meta.dirname, 'build.ts')

/** Builds the product if a source has changed. @throws Error if the build fails */
export function buildWhereChanged(): void {
  if (isBuilt()) return
  console.log('Building (only after a change) …')
  // In its own process, which releases the bundler's memory.
  const { status } = spawnSync(process.execPath, [buildScript], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed; see above.')
}
