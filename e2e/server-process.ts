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
  /** Everything printed so far, standard output and error. */
  output(): string
  /** Sends SIGTERM and resolves with the exit code. */
  stop(): Promise<number | null>
}

type Environment = Readonly<Record<string, string>>

/**
 * `npm start` as its own process, once it is listening. Rejects with its output if it exits early.
 */
export const startServer = (dataDir: string, env: Environment = {}): Promise<ServerProcess> =>
  listening(() => spawnCommand('start', { ...env, DATA_DIR: dataDir }))

/** `npm run dev`, in the same way. */
export const startDevServer = (dataDir: string, env: Environment = {}): Promise<ServerProcess> =>
  listening(() => spawnCommand('dev', { ...env, DATA_DIR: dataDir }))

/** `npm run preview -- <tenant> <page.json>`, in the same way. */
export const startPreview = (
  dataDir: string,
  tenant: string,
  file: string,
  env: Environment = {},
): Promise<ServerProcess> =>
  listening(() => spawnCommand('preview', { ...env, DATA_DIR: dataDir }, [tenant, file]))

/** `npm run serve`, in the same way; needs a build. */
export const startProduction = (dataDir: string, env: Environment = {}): Promise<ServerProcess> =>
  listening(() => spawnProduction(dataDir, env))

/** A program of the project that serves the existing build, as `npm start` does after its checks. */
export const startEntry = (file: string, dataDir: string, env: Environment = {}) =>
  listening(() => spawnServer([file], { ...scriptOf('start').env, ...env, DATA_DIR: dataDir }))

/** `npm run serve`, without waiting until it listens. */
export const spawnProduction = (dataDir: string, env: Environment = {}): Promise<StartingServer> =>
  spawnCommand('serve', { ...env, DATA_DIR: dataDir })

export interface StartingServer extends ServerProcess {
  /** Resolves once it listens; rejects with its output if it exits before. */
  readonly listening: Promise<void>
}

/** Starts it again where another program took its port meanwhile. */
async function listening(spawnOne: () => Promise<StartingServer>): Promise<ServerProcess> {
  for (;;) {
    const server = await spawnOne()
    try {
      await server.listening
      return server
    } catch (cause) {
      if (!server.output().includes('EADDRINUSE')) throw cause
    }
  }
}

/** Runs a script of package.json with its flags and variables. */
function spawnCommand(
  name: Command,
  env: Environment,
  args: readonly string[] = [],
): Promise<StartingServer> {
  const script = scriptOf(name)
  return spawnServer([...script.args, ...args], { ...script.env, ...env }, `npm run ${name}`)
}

/** Of `NAME=value … exec node <arguments>`: the variables, and what follows `node`. */
function scriptOf(name: Command): { readonly env: Environment; readonly args: readonly string[] } {
  const words = packageJson.scripts[name].split(' ')
  const at = words.indexOf('exec')
  const env = Object.fromEntries(words.slice(0, at).map((word) => word.split('=')))
  return { env, args: words.slice(at + 2) }
}

/** Runs a server on this process's Node. */
async function spawnServer(
  args: readonly string[],
  env: Environment,
  name = args.join(' '),
): Promise<StartingServer> {
  // A named one is that of a server that was killed, for browsers that still show its pages.
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT)
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: '',
      // With it Vite's configuration would load Storybook and Playwright.
      VITEST: '',
      DATABASE_URL: '',
      // Its work would disturb measurements.
      DRAW_AHEAD: '0',
      // Tests count their own.
      DEMO_LEADS: '0',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // It must not outlive this process.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let printed = ''
  const listening = new Promise<void>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      printed += chunk
      if (/\.localhost:|^Serving \d/m.test(printed)) resolve()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('exit', (code) => reject(new Error(`${name} exited with ${code}:\n${printed}`)))
  })
  // Callers that do not await it read the exit code fallback.
  listening.catch(() => undefined)
  return {
    child,
    port,
    listening,
    output: () => printed,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      // Not `exit`: by `close` the output is complete.
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
  if (typeof address !== 'object' || !address) throw new Error('The system assigned no port')
  return address.port
}
