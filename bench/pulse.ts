import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { percentile } from './figures.ts'
import { processState } from './process-state.ts'

/** Delays of a server's event loop in milliseconds; undefined where it does not tell. */
export interface Delays {
  /** By the server's own measure, from `/metrics`. */
  readonly own: { readonly max: number; readonly p99: number } | undefined
  /** How long `/healthz` took to answer, asked every 10 ms on a connection of its own. */
  readonly outside: { readonly max: number; readonly p99: number } | undefined
}

/** Watches how promptly a server answers whatever else it does. */
export class Pulse {
  readonly #port: number
  readonly #pid: number | undefined
  readonly #worker: Worker

  constructor(port: number, pid: number | undefined) {
    this.#port = port
    this.#pid = pid
    // A thread of its own: the load that the bench makes must not delay the clock.
    this.#worker = new Worker(new URL('pulse-worker.ts', import.meta.url), { workerData: port })
  }

  /** The delays since it was read last. */
  async read(): Promise<Delays> {
    this.#worker.postMessage('read')
    const [times]: number[][] = await once(this.#worker, 'message')
    const { metric } = await processState(this.#pid, this.#port)
    const [max, p99] = ['max', 'p99'].map((name) =>
      metric(`nodejs_eventloop_delay_${name}_seconds`),
    )
    return {
      own:
        max === undefined || p99 === undefined ? undefined : { max: max * 1000, p99: p99 * 1000 },
      outside: times?.length
        ? { max: Math.max(...times), p99: percentile(times, 0.99) }
        : undefined,
    }
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }
}

/** `max 12 ms, p99 3 ms by its own measure; …` */
export function delayText({ own, outside }: Delays): string {
  const pair = (found: { max: number; p99: number } | undefined) =>
    found ? `max ${found.max.toFixed(0)} ms, p99 ${found.p99.toFixed(1)} ms` : '-'
  return `event loop ${pair(own)}; /healthz from outside ${pair(outside)}`
}
