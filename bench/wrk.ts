import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installFromDebian, programOnPath } from '../scripts/debian-program.ts'

const run = promisify(execFile)

// Two cores: the generator needs one, and the server the other.
const threads = 1
// A busy machine may let a connection wait; that is no fault of the server.
const timeoutSeconds = 10

export interface Load {
  readonly port: number
  readonly host: string
  /** Paths, one request each, in order. `repeat` starts again at the end; else none is asked twice. */
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
 * Keeps connections busy with one request each at a time, by wrk: the generator must not be what
 * holds a server back.
 * @throws Error for answers other than 2xx and 3xx, broken connections, or too few distinct paths
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

/** wrk on the PATH, or Debian's own package installed first where this machine lets us. */
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

/** Each thread goes through paths of its own: the first, and every `threads`-th after it. */
const luaOf = ({ host, port, paths }: Load): string => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(',\n')} }
local started = 0
function setup(thread)
  thread:set("first", started)
  started = started + 1
end
function init()
  wrk.headers["Host"] = "${host}:${port}"
  asked = 0
  requests = {}
  for at = first + 1, #paths, ${threads} do
    requests[#requests + 1] = wrk.format("GET", paths[at])
  end
end
function request()
  asked = asked + 1
  return requests[(asked - 1) % #requests + 1]
end
`

function resultOf(printed: string, { paths, repeat, seconds }: Load): LoadResult {
  const requests = Number(/(\d+) requests in/.exec(printed)?.[1])
  const perSecond = Number(/Requests\/sec:\s*([\d.]+)/.exec(printed)?.[1])
  const faults = /Non-2xx.*|Socket errors.*/.exec(printed)?.[0]
  if (faults !== undefined) throw new Error(`wrk, ${paths[0]}: ${faults}`)
  if (!(requests > 0) || !(perSecond > 0)) throw new Error(`wrk: no figures in\n${printed}`)
  if (!repeat && requests > paths.length) {
    throw new Error(
      `expected at most ${paths.length} requests in ${seconds} s, found ${requests}: give more paths`,
    )
  }
  return { requests, perSecond }
}
