import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installFromDebian, programOnPath } from '../scripts/debian-program.ts'

const run = promisify(execFile)

// Two cores are assumed: one for the load generator, one for the server.
const threads = 1
// Generous: a busy machine may stall a connection, which is not the server's failure.
const timeoutSeconds = 10

export interface Load {
  readonly port: number
  readonly host: string
  /**
   * Paths, one request each, in order. `repeat` starts again at the end; otherwise each is sent
   * once.
   */
  readonly paths: readonly string[]
  readonly repeat: boolean
  readonly connections: number
  readonly seconds: number
}

export interface LoadResult {
  readonly requests: number
  readonly perSecond: number
}

/**
 * Sends requests with wrk, one at a time on each connection: the load generator must not be the
 * bottleneck.
 * @throws Error for statuses other than 2xx and 3xx, broken connections, or too few distinct paths
 */
export async function load(options: Load): Promise<LoadResult> {
  const { port, connections, seconds } = options
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-wrk-'))
  try {
    const script = join(folder, 'requests.lua')
    await writeFile(script, luaOf(options))
    const args = [
      `-t${threads}`,
      `-c${connections}`,
      `-d${seconds}s`,
      `--timeout=${timeoutSeconds}`,
    ]
    const { stdout } = await run(ensureWrk(), [...args, '-s', script, `http://127.0.0.1:${port}`])
    return resultOf(stdout, options)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The path of wrk; installs Debian's package first where it is missing and this user may. */
function ensureWrk(): string {
  const found = programOnPath(['wrk'])
  if (found) return found
  installFromDebian('wrk', howToGetWrk)
  const installed = programOnPath(['wrk'])
  if (!installed) throw new Error(`apt-get installed no wrk. ${howToGetWrk}`)
  return installed
}

const howToGetWrk =
  'The server bench sends its requests with wrk and found none. Install it ' +
  '(Debian: apt-get install wrk; macOS: brew install wrk) and put it on the PATH.'

/** A wrk script; each thread sends its own share: every `threads`-th path. */
const luaOf = ({ host, port, paths }: Load): string => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(',\n')} }
local started = 0
function setup(thread)
  thread:set("first", started)
  started = started + 1
end
function init()
  wrk.headers["Host"] = "${host}:${port}"
  sent = 0
  requests = {}
  for at = first + 1, #paths, ${threads} do
    requests[#requests + 1] = wrk.format("GET", paths[at])
  end
end
function request()
  sent = sent + 1
  return requests[(sent - 1) % #requests + 1]
end
`

function resultOf(printed: string, { paths, repeat, seconds }: Load): LoadResult {
  const requests = Number(/(\d+) requests in/.exec(printed)?.[1])
  const perSecond = Number(/Requests\/sec:\s*([\d.]+)/.exec(printed)?.[1])
  const errors = /Non-2xx.*|Socket errors.*/.exec(printed)?.[0]
  if (errors !== undefined) throw new Error(`wrk, ${paths[0]}: ${errors}`)
  if (!(requests > 0) || !(perSecond > 0)) throw new Error(`wrk: no results in\n${printed}`)
  if (!repeat && requests > paths.length) {
    throw new Error(
      `expected at most ${paths.length} requests in ${seconds} s, found ${requests}: give more paths`,
    )
  }
  return { requests, perSecond }
}
