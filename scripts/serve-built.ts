import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Running } from '#server/main.ts'
import type { Environment } from '#server/settings.ts'
import type { DraftFile } from '#server/site/preview-routes.ts'

// Only types come from the sources: the built product runs beside `node_modules` alone.
const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
/** What a server reads at its start; the build writes the stamp last. */
const needed = [
  'server/main.js',
  'thread/stock.cjs',
  'runtime/runtime.js',
  'actions/actions.js',
  'tracking/tracking.js',
  'client/.vite/manifest.json',
  'stamp',
]

/** @throws Error that names what is missing and the command that makes it */
export function expectBuild(folder: string): void {
  const missing = needed.filter((file) => !existsSync(join(folder, file)))
  if (missing.length === 0) return
  const place = relative(process.cwd(), folder)
  throw new Error(
    missing.length === needed.length
      ? `There is no build in ${place}/. Make one: npm run build`
      : `The build in ${place}/ is incomplete: expected ${missing.join(', ')}, found none. Make it again: npm run build`,
  )
}

/**
 * Starts the built product. SIGTERM and SIGINT let open requests end and exit 0; a second one ends
 * the process at once. SIGHUP takes up what changed in the tenants' folder.
 * @throws Error whose message says what to do: no build, a wrong setting, a taken port
 */
export async function serveBuilt(env: Environment, draft?: DraftFile): Promise<Running> {
  expectBuild(dist)
  const entry = pathToFileURL(join(dist, 'server/main.js')).href
  const server = (await import(entry)) as typeof import('#server/main.ts')
  const running = await server.start(dist, env, draft)
  // Before anything is printed: whoever reads that it runs may stop it the moment after.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await running.close()
      process.exit(0)
    })
  }
  process.on('SIGHUP', () => void running.reload())
  return running
}

/** A failed start: its reason on standard error, and exit code 1. */
export function refuseStart(cause: unknown): never {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}
