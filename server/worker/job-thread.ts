import { Worker } from 'node:worker_threads'

/** A thread's program: the path of its file, or its code as CommonJS. */
export type ThreadProgram = string | { readonly code: string }

/** What a thread's program replies to each request, in order. */
export type JobReply<Result> = { readonly result: Result } | { readonly failure: Error }

export interface JobThreadOptions {
  readonly program: ThreadProgram
  /** What the thread does, for messages: `draws brochures`. */
  readonly does: string
  /** A job that takes longer ends with its thread, ms; absent where every job ends. */
  readonly limitMs?: number
  /** An idle thread ends after this, which frees its memory, ms. */
  readonly idleMs: number
  /** What the program reads as `workerData`. */
  readonly data?: object
}

interface Waiting<Request, Result> {
  readonly request: Request
  readonly resolve: (result: Result) => void
  readonly reject: (cause: unknown) => void
}

/**
 * One thread that works on requests in order, started when there is work. Its program replies to each
 * message with a `JobReply`. A job may not end: then the thread is ended, and the next job gets a new one.
 */
export class JobThread<Request, Result> {
  readonly #options: JobThreadOptions
  readonly #waiting: Waiting<Request, Result>[] = []
  #current: Waiting<Request, Result> | undefined
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(options: JobThreadOptions) {
    this.#options = options
  }

  /** Rejects with the job's error, or when the thread ends before it replies. */
  request(request: Request): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject })
      this.#next()
    })
  }

  /** Ends the thread; a later request starts a new one. */
  async close(): Promise<void> {
    const ended = new Error(`The thread that ${this.#options.does} is closing`)
    for (const { reject } of this.#waiting.splice(0)) reject(ended)
    this.#done()?.reject(ended)
    await this.#end()
  }

  async #end(): Promise<void> {
    clearTimeout(this.#timer)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  #next(): void {
    if (this.#current) return
    clearTimeout(this.#timer)
    this.#current = this.#waiting.shift()
    if (!this.#current) {
      this.#timer = setTimeout(() => void this.#end(), this.#options.idleMs).unref()
      return
    }
    this.#worker ??= this.#start()
    // Keeps the process alive only while it works.
    this.#worker.ref()
    this.#worker.postMessage(this.#current.request)
    const { limitMs } = this.#options
    if (limitMs !== undefined)
      this.#timer = setTimeout(() => this.#giveUp(limitMs), limitMs).unref()
  }

  #giveUp(limitMs: number): void {
    const { does } = this.#options
    this.#done()?.reject(new Error(`The thread that ${does} took longer than ${limitMs} ms`))
    void this.#end()
    this.#next()
  }

  #start(): Worker {
    const { program, does, data } = this.#options
    // Without the flags of this process, such as `--eval`.
    const options = { workerData: data, execArgv: [] }
    const worker =
      typeof program === 'string'
        ? new Worker(program, options)
        : new Worker(program.code, { ...options, eval: true })
    worker.on('message', (reply: JobReply<Result>) => {
      if (this.#worker !== worker) return
      const done = this.#done()
      if ('failure' in reply) done?.reject(reply.failure)
      else done?.resolve(reply.result)
      this.#next()
    })
    // An error that ends the thread, such as out of memory, fails this job; the next gets a new thread.
    let failure: unknown
    worker.on('error', (cause) => {
      failure = cause
    })
    worker.on('exit', (code) => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      this.#done()?.reject(failure ?? new Error(`The thread that ${does} ended: ${code}`))
      this.#next()
    })
    return worker
  }

  #done(): Waiting<Request, Result> | undefined {
    const done = this.#current
    this.#current = undefined
    this.#worker?.unref()
    return done
  }
}
