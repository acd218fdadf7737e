import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createBuilder } from 'vite'
import { isBuilt, sourceStamp, stampFile } from './build-stamp.ts'
import { oneAtATime } from './one-at-a-time.ts'

const root = join(import.meta.dirname, '..')
const lockFile = join(root, 'node_modules/.build-lock')

/**
 * Builds the product into `dist/`: files for the browser, the inlined runtime, the server. Where
 * another process builds already, waits for it and takes what it built.
 */
export function build(): Promise<void> {
  return oneAtATime(
    lockFile,
    async (hasWaited) => {
      if (!(hasWaited && isBuilt())) await buildNow()
    },
    () => console.log('Another build of this folder is under way; waiting for it …'),
  )
}

async function buildNow(): Promise<void> {
  const stamp = sourceStamp()
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  await inProduction(async () => {
    const builder = await createBuilder({ root, logLevel: 'warn' })
    await builder.buildApp()
  })
  compressAssets()
  writeFileSync(stampFile, stamp)
}

/** Whoever starts the build, its React is the fast one: under Vitest it would be the slow one. */
async function inProduction(work: () => Promise<void>): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await work()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

/** Built files are served as they lie: compressed once, as well as can be. */
function compressAssets(): void {
  const client = join(root, 'dist/client')
  for (const file of globSync('assets/*.{js,css,svg}', { cwd: client })) {
    const bytes = readFileSync(join(client, file))
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(join(client, `${file}.br`), brotliCompressSync(bytes, { params }))
    writeFileSync(join(client, `${file}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

if (import.meta.main) await build()
