import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const commands = z.object({
  start: z.string(),
  serve: z.string(),
  dev: z.string(),
  preview: z.string(),
})
type Command = keyof z.output<typeof commands>
const packageJson = z
  .object({ scripts: commands })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

export interface ServerProcess {
  readonly child: ChildProcess
  readonly port: number
  /** All that it printed so far. */
  output(): string
  /** Ends it with SIGTERM and answers its exit code. */
  stop(): Promise<number | null>
}

type Environment = Readonly<Record<string, string>>

/** `npm start` as its own process, once it is listening. Rejects with its output when it ends early. */
export const startServer = (dataDir: string, env: Environment = {}): Promise<ServerProcess> =>
  listening(spawnCommand('start', { ...env, DATA_DIR: dataDir }))

/** `npm run dev`, likewise. */
export const startDevServer = (dataDir: string, env: Environment = {}): Promise<ServerProcess> =>
  listening(spawnCommand('dev', { ...env, DATA_DIR: dataDir }))

/** `npm run preview -- <tenant> <page.json>`, likewise. */
export const startPreview = (
  dataDir: string,
  tenant: string,
  file: string,
): Promise<ServerProcess> =>
  listening(spawnCommand('preview', { DATA_DIR: dataDir }, [tenant, file]))

/** `npm run serve`, likewise: it needs a build. */
export const startProduction = (dataDir: string, env: Environment = {}): Promise<ServerProcess> =>
  listening(spawnProduction(dataDir, env))

/** `npm run serve`, whether it listens or not yet. */
export const spawnProduction = (dataDir: string, env: Environment = {}): Promise<Spawned> =>
  spawnCommand('serve', { ...env, DATA_DIR: dataDir })

export interface Spawned extends ServerProcess {
  /** Resolves once it says that it listens; rejects with its output when it ends before. */
  readonly listening: Promise<void>
}

async function listening(spawned: Promise<Spawned>): Promise<ServerProcess> {
  const server = await spawned
  await server.listening
  return server
}

/** Spawns what `npm run` would, with the flags that stand there, and this process's own Node. */
async function spawnCommand(
  name: Command,
  env: Environment,
  args: readonly string[] = [],
): Promise<Spawned> {
  const port = await freePort()
  // `NAME=value … exec node <arguments>`
  const words = packageJson.scripts[name].split(' ')
  const at = words.indexOf('exec')
  const own = Object.fromEntries(words.slice(0, at).map((word) => word.split('=')))
  const child = spawn(process.execPath, [...words.slice(at + 2), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', ...own, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Nobody would end it when this process ends early.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let printed = ''
  const listening = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk
      if (/\.localhost:|^Serving \d/m.test(printed)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) =>
      reject(new Error(`npm run ${name} ended with ${code}:\n${printed}`)),
    )
  })
  // Whoever does not wait for it reads the exit code.
  listening.catch(() => undefined)
  return {
    child,
    port,
    listening,
    output: () => printed,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      // Not `exit`: all that it printed has come by then.
      const end = once(child, 'close')
      child.kill('SIGTERM')
      const [code] = await end
      return code
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port')
  return address.port
}
