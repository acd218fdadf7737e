import { Worker } from 'node:worker_threads'
import type { BuiltStock, TooLarge } from './build-stock.ts'
import type { ThreadReply, ThreadRequest } from './thread-messages.ts'

/** The program `stock-thread.ts`: the path of its file, or its code as CommonJS. */
export type ThreadProgram = string | { readonly code: string }

/** An idle thread ends after this, which frees its memory. */
const IDLE_MS = 2000

interface Waiting {
  readonly request: ThreadRequest
  readonly resolve: (built: BuiltStock | TooLarge) => void
  readonly reject: (cause: unknown) => void
}

/** One thread that builds indexes, started when there is work; requests are answered in order. */
export class BuildThread {
  readonly #program: ThreadProgram
  readonly #location: string
  readonly #waiting: Waiting[] = []
  #current: Waiting | undefined
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(program: ThreadProgram, location: string) {
    this.#program = program
    this.#location = location
  }

  /** Rejects with the build's error, or when the thread ends before it replies. */
  request(request: ThreadRequest): Promise<BuiltStock | TooLarge> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject })
      this.#next()
    })
  }

  /** Ends the thread; a later request starts a new one. */
  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const ended = new Error('the index was not built: the server is closing')
    for (const { reject } of this.#waiting.splice(0)) reject(ended)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  #next(): void {
    if (this.#current) return
    clearTimeout(this.#idle)
    this.#current = this.#waiting.shift()
    if (!this.#current) {
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref()
      return
    }
    this.#worker ??= this.#start()
    // Keeps the process alive only while it works.
    this.#worker.ref()
    this.#worker.postMessage(this.#current.request)
  }

  #start(): Worker {
    // Without the flags of this process, such as `--eval`.
    const options = { workerData: { location: this.#location }, execArgv: [] }
    const program = this.#program
    const worker =
      typeof program === 'string'
        ? new Worker(program, options)
        : new Worker(program.code, { ...options, eval: true })
    worker.on('message', (reply: ThreadReply) => {
      const done = this.#done()
      if ('failure' in reply) done?.reject(reply.failure)
      else done?.resolve(reply.built)
      this.#next()
    })
    // An error that ends the thread, such as out of memory, fails this request; the next gets a new thread.
    let failure: unknown
    worker.on('error', (cause) => {
      failure = cause
    })
    worker.on('exit', (code) => {
      if (this.#worker !== undefined && this.#worker !== worker) return
      this.#worker = undefined
      this.#done()?.reject(failure ?? new Error(`The thread that builds indexes ended: ${code}`))
      this.#next()
    })
    return worker
  }

  #done(): Waiting | undefined {
    const done = this.#current
    this.#current = undefined
    this.#worker?.unref()
    return done
  }
}
