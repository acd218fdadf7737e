import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isBuilt } from './build-stamp.ts'

const buildScript = join(import.meta.dirname, 'build.ts')

/** Builds the product where a source changed since. @throws Error when the build fails */
export function buildWhereChanged(): void {
  if (isBuilt()) return
  console.log('Building (only after a change) …')
  // In a process of its own: the bundler's memory goes with it.
  const { status } = spawnSync(process.execPath, [buildScript], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed; see above.')
}
