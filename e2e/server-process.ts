import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

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
  startScript('scripts/start.ts', { ...env, DATA_DIR: dataDir })

/** `npm run dev`, likewise. */
export const startDevServer = (dataDir: string): Promise<ServerProcess> =>
  startScript('server/dev.ts', { DATA_DIR: dataDir })

async function startScript(script: string, env: Environment): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const listening = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk
      if (printed.includes('.localhost:')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}:\n${printed}`)))
  })
  await listening
  return {
    child,
    port,
    output: () => printed,
    async stop() {
      if (child.exitCode !== null) return child.exitCode
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = await exit
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
