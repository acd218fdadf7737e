// `npm run postgres -- <command>`: runs a command with a temporary PostgreSQL server for tests.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { argv, env, getuid } from 'node:process'
import { installFromDebian, programOnPath } from './debian-program.ts'
import { runTool } from './run-tool.ts'

/**
 * The variable with the URL of a PostgreSQL server for tests; without it they run on SQLite only.
 */
export const testDatabaseUrl = 'TEST_DATABASE_URL'

const settings = ['listen_addresses=', 'shared_buffers=64MB', 'max_connections=200']
/** Faster settings without durability, for tests. */
const nonDurable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

// A linguistic collation, as on production servers: code that needs byte order must ask for it.
const collation = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en-AU']

export interface TestPostgres {
  /** The URL of a database whose user may create others. */
  readonly url: string
  stop(): Promise<void>
}

/** The folder of PostgreSQL's programs: on the PATH, or Debian's default. */
function findPrograms(): string | undefined {
  const found = programOnPath(['initdb']) ?? globSync('/usr/lib/postgresql/*/bin/initdb').at(-1)
  return found && dirname(found)
}

/**
 * The folder of PostgreSQL's programs; installs Debian's package first if none is found and this
 * user may.
 * @throws Error with instructions
 */
function ensurePrograms(): string {
  const found = findPrograms()
  if (found) return found
  installFromDebian('postgresql', installInstructions)
  const installed = findPrograms()
  if (!installed)
    throw new Error(`apt-get installed PostgreSQL without initdb. ${installInstructions}`)
  return installed
}

const installInstructions =
  'Install PostgreSQL (Debian: apt-get install postgresql; macOS: brew install postgresql), or set ' +
  `the URL of a server where tests may create databases: ${testDatabaseUrl}=postgres://user:password@host/database.`

/**
 * Starts a PostgreSQL server in a temporary folder, with a Unix socket there, and resolves when it
 * accepts connections. It stops when this process exits, except by SIGKILL. `isDurable`: every commit
 * is flushed to disk, as in production.
 * @throws Error with instructions
 */
export async function startPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  const programs = ensurePrograms()
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-pg-'))
  const user = serverUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { cwd: folder, ...user }
  const init = ['-D', data, '--auth=trust', '--username=postgres', '--no-sync', ...collation]
  const initialized = spawnSync(join(programs, 'initdb'), init, { ...options, encoding: 'utf8' })
  if (initialized.status !== 0) {
    rmSync(folder, { recursive: true })
    throw new Error(`initdb failed: ${initialized.stderr || initialized.error}`)
  }
  const settingArgs = [...settings, ...(isDurable ? [] : nonDurable)].flatMap((one) => ['-c', one])
  const args = ['-D', data, '-k', folder, ...settingArgs]
  const server = spawn(join(programs, 'postgres'), args, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stopNow = () => {
    server.kill('SIGQUIT')
    // The server still writes while it shuts down.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }
  process.once('exit', stopNow)
  await ready(server)
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      process.off('exit', stopNow)
      const exited = once(server, 'exit')
      server.kill('SIGQUIT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The user of PostgreSQL's package if this process runs as root, which PostgreSQL refuses. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (getuid?.() !== 0) return undefined
  const idOf = (flag: string) => {
    const { stdout, status } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
    if (status !== 0) throw new Error('PostgreSQL does not run as root; there is no user postgres.')
    return Number(stdout)
  }
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      printed = `${printed}${chunk}`.slice(-10_000)
      if (printed.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`PostgreSQL exited with ${code}:\n${printed}`)))
  })
}

if (import.meta.main) {
  const postgres = await startPostgres()
  env[testDatabaseUrl] = postgres.url
  const [tool = 'node', ...args] = argv.slice(2)
  try {
    process.exitCode = await runTool(tool, args)
  } finally {
    await postgres.stop()
  }
}
