import { connect, type Socket } from 'node:net'

export interface Load {
  readonly port: number
  readonly host: string
  /** Paths, one request each, in order; `repeat` starts again at the end. */
  readonly paths: readonly string[]
  readonly repeat: boolean
  readonly connections: number
  /** The run ends after this time, or when the paths are used up. */
  readonly maxMs: number
  readonly headers?: Readonly<Record<string, string>>
}

export interface LoadResult {
  readonly requests: number
  readonly perSecond: number
  readonly bytes: number
  /** Answers that were not 200. */
  readonly failures: number
}

/** Keeps some connections busy with one request each at a time, and counts what comes back. */
export async function load(options: Load): Promise<LoadResult> {
  const { paths, repeat, connections, maxMs } = options
  const until = performance.now() + maxMs
  const total = { requests: 0, bytes: 0, failures: 0 }
  let next = 0
  const nextPath = (): string | undefined => {
    if (performance.now() > until) return undefined
    const path = paths[repeat ? next % paths.length : next]
    next++
    return path
  }
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, () => oneConnection(options, nextPath, total)),
  )
  const seconds = (performance.now() - began) / 1000
  return { ...total, perSecond: total.requests / seconds }
}

function oneConnection(
  { port, host, headers = {} }: Load,
  nextPath: () => string | undefined,
  total: { requests: number; bytes: number; failures: number },
): Promise<void> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const tail = ` HTTP/1.1\r\nHost: ${host}:${port}\r\n${lines.join('')}\r\n`
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const ask = (to: Socket) => {
      const path = nextPath()
      if (path === undefined) to.end()
      else to.write(`GET ${path}${tail}`, 'latin1')
    }
    let waiting = 0
    let head = Buffer.alloc(0)
    socket.on('connect', () => ask(socket))
    socket.on('data', (chunk) => {
      total.bytes += chunk.length
      if (waiting > 0) {
        waiting -= chunk.length
      } else {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const text = head.toString('latin1', 0, end)
        const length = /content-length: (\d+)/i.exec(text)?.[1]
        if (length === undefined) {
          reject(new Error(`expected a Content-Length, found:\n${text}`))
          socket.destroy()
          return
        }
        if (!text.startsWith('HTTP/1.1 200')) total.failures++
        waiting = Number(length) - (head.length - end - 4)
        head = Buffer.alloc(0)
      }
      if (waiting > 0) return
      waiting = 0
      total.requests++
      ask(socket)
    })
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })
}
