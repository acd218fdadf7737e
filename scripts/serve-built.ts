import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Running } from '#server/main.ts'
import type { Environment } from '#server/settings.ts'
import type { DraftFile } from '#server/site/preview-routes.ts'

// Imports only types from the sources: the built product needs only `node_modules`.
const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
/** The files that the server reads at startup; the build writes the stamp last. */
const requiredFiles = [
  'server/main.js',
  'thread/stock.cjs',
  'runtime/runtime.js',
  'actions/actions.js',
  'client/.vite/manifest.json',
  'client/.vite/live-draw.json',
  'client/.vite/tracking.json',
  'desk/desk/index.html',
  'stamp',
]

/** @throws Error with the missing files and the command that builds them */
export function assertBuilt(folder: string): void {
  const missing = requiredFiles.filter((file) => !existsSync(join(folder, file)))
  if (missing.length === 0) return
  const path = relative(process.cwd(), folder)
  throw new Error(
    missing.length === requiredFiles.length
      ? `There is no build in ${path}/. Build first: npm run build`
      : `The build in ${path}/ is incomplete: expected ${missing.join(', ')}, found none. Build again: npm run build`,
  )
}

/**
 * Starts the built product. SIGTERM and SIGINT drain open requests and exit 0; a second one ends
 * the process at once. SIGHUP reloads the tenants' folder.
 * @throws Error without a build, with an invalid setting, or if the port is in use
 */
export async function serveBuilt(env: Environment, draft?: DraftFile): Promise<Running> {
  assertBuilt(dist)
  const entry = pathToFileURL(join(dist, 'server/main.js')).href
  const server = (await import(entry)) as typeof import('#server/main.ts')
  const running = await server.start(dist, env, draft)
  // Before any output: a process that waits for the output may send a signal right after it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await running.close()
      process.exit(0)
    })
  }
  process.on('SIGHUP', () => void running.reload())
  return running
}

/** Prints why the start failed to standard error and exits with code 1. */
export function exitWithError(cause: unknown): never {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}
