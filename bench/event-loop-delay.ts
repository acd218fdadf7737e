import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { processState } from '../e2e/http/process-state.ts'
import { percentile } from './statistics.ts'

/** Event loop delays of a server, ms; undefined where they could not be measured. */
export interface EventLoopDelays {
  /** As the server reports them in `/metrics`. */
  readonly reported: { readonly max: number; readonly p99: number } | undefined
  /** Response times of `/healthz`, requested every 10 ms on a connection of its own. */
  readonly probed: { readonly max: number; readonly p99: number } | undefined
}

/** Measures the event loop delay of a server under load. */
export class DelayMonitor {
  readonly #port: number
  readonly #pid: number | undefined
  readonly #worker: Worker

  constructor(port: number, pid: number | undefined) {
    this.#port = port
    this.#pid = pid
    // In its own thread: the bench's other work must not delay the probe.
    this.#worker = new Worker(new URL('health-probe-worker.ts', import.meta.url), {
      workerData: port,
    })
  }

  /** The delays since the last call. */
  async read(): Promise<EventLoopDelays> {
    this.#worker.postMessage('read')
    const [times]: number[][] = await once(this.#worker, 'message')
    const { metric } = await processState(this.#pid, this.#port)
    const [max, p99] = ['max', 'p99'].map((name) =>
      metric(`nodejs_eventloop_delay_${name}_seconds`),
    )
    return {
      reported:
        max === undefined || p99 === undefined ? undefined : { max: max * 1000, p99: p99 * 1000 },
      probed: times?.length ? { max: Math.max(...times), p99: percentile(times, 0.99) } : undefined,
    }
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }
}

/** `event loop max 12 ms, p99 3.1 ms; /healthz max …` */
export function delayText({ reported, probed }: EventLoopDelays): string {
  const pair = (delays: { max: number; p99: number } | undefined) =>
    delays ? `max ${delays.max.toFixed(0)} ms, p99 ${delays.p99.toFixed(1)} ms` : '-'
  return `event loop ${pair(reported)}; /healthz ${pair(probed)}`
}
