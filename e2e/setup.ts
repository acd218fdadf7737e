import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    port: number
    dataDir: string
  }
}

/** Starts the built product once for all end-to-end tests, with new demo stock. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-e2e-'))
  // Each test may come from an address of its own.
  const server = await startServer(dataDir, { TRUST_PROXY: '1' })
  project.provide('port', server.port)
  project.provide('dataDir', dataDir)
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
