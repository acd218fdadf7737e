// `npm run postgres -- <command>`: runs a command beside a PostgreSQL of its own for tests.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { argv, env, getuid } from 'node:process'
import { installFromDebian, programOnPath } from './debian-program.ts'
import { runTool } from './run-tool.ts'

/** Names the PostgreSQL that tests may make databases in; without it they run on SQLite alone. */
export const testDatabaseUrl = 'TEST_DATABASE_URL'

const settings = ['listen_addresses=', 'shared_buffers=64MB', 'max_connections=200']
/** For tests, which keep nothing: it may lose all when the machine stops. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

// A language's order of texts, as a real server's: what relies on the order of bytes must say so.
const collation = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en-AU']

export interface TestPostgres {
  /** Of a database whose user may make others. */
  readonly url: string
  stop(): Promise<void>
}

/** The folder of PostgreSQL's programs: on the PATH, or where Debian puts them. */
function findPrograms(): string | undefined {
  const found = programOnPath(['initdb']) ?? globSync('/usr/lib/postgresql/*/bin/initdb').at(-1)
  return found && dirname(found)
}

/**
 * PostgreSQL's programs, from Debian's own package where none are found and this machine lets us.
 * @throws Error that says what to do
 */
function ensurePrograms(): string {
  const found = findPrograms()
  if (found) return found
  installFromDebian('postgresql', howToGetPostgres)
  const installed = findPrograms()
  if (!installed) throw new Error(`apt-get installed no PostgreSQL. ${howToGetPostgres}`)
  return installed
}

const howToGetPostgres =
  'Install PostgreSQL (Debian: apt-get install postgresql; macOS: brew install postgresql), or name ' +
  `one that tests may make databases in: ${testDatabaseUrl}=postgres://user:password@host/database.`

/**
 * Starts a PostgreSQL in a temporary folder, reached through a socket there, and resolves when it
 * answers. It ends with this process, unless that is killed. Every commit waits for the disk, as a
 * real server's does, where `isDurable` says so.
 * @throws Error that says what to do
 */
export async function startPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  const programs = ensurePrograms()
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-pg-'))
  const user = serverUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { cwd: folder, ...user }
  const init = ['-D', data, '--auth=trust', '--username=postgres', '--no-sync', ...collation]
  const made = spawnSync(join(programs, 'initdb'), init, { ...options, encoding: 'utf8' })
  if (made.status !== 0) {
    rmSync(folder, { recursive: true })
    throw new Error(`initdb failed: ${made.stderr || made.error}`)
  }
  const given = [...settings, ...(isDurable ? [] : forgetful)].flatMap((one) => ['-c', one])
  const args = ['-D', data, '-k', folder, ...given]
  const server = spawn(join(programs, 'postgres'), args, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const endNow = () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', endNow)
  await answering(server)
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      process.off('exit', endNow)
      const ended = once(server, 'exit')
      server.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: there, the user that its package made. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (getuid?.() !== 0) return undefined
  const idOf = (flag: string) => {
    const { stdout, status } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
    if (status !== 0) throw new Error('PostgreSQL does not run as root; there is no user postgres.')
    return Number(stdout)
  }
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function answering(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      printed = `${printed}${chunk}`.slice(-10_000)
      if (printed.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${printed}`)))
  })
}

if (import.meta.main) {
  const postgres = await startPostgres()
  env[testDatabaseUrl] = postgres.url
  const [tool = 'node', ...args] = argv.slice(2)
  process.exitCode = await runTool(tool, args)
  await postgres.stop()
}
