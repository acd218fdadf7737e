const endOfHead = '\r\n\r\n'

/** Reads one HTTP/1 answer from chunks and says when it is whole. It keeps no body. */
export class ResponseReader {
  status = 0
  isKeptAlive = true
  readonly #method: string
  /** What was not understood yet: a head, or a line of a chunked body. */
  #rest: Buffer = Buffer.alloc(0)
  /** Bytes of the body, or of its chunk, that are still to come. */
  #left = 0
  #part: 'head' | 'body' | 'chunk-size' | 'chunk' | 'trailer' | 'until-close' = 'head'

  /** `method`: an answer to HEAD has no body whatever its head says. */
  constructor(method: string) {
    this.#method = method
  }

  /** Whether its status is known. */
  get isStarted(): boolean {
    return this.status > 0
  }

  /** Answers whether the answer is whole. Bytes after it are a fault of the server and dropped. */
  push(chunk: Buffer): boolean {
    if (this.#part === 'until-close') return false
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    while (true) {
      const step = this.#step()
      if (step !== 'next') return step === 'whole'
    }
  }

  #step(): 'next' | 'more' | 'whole' {
    switch (this.#part) {
      case 'head':
        return this.#readHead()
      case 'chunk-size':
        return this.#readChunkSize()
      case 'trailer':
        return this.#line() === undefined ? 'more' : 'whole'
      case 'until-close':
        return 'more'
      default:
        return this.#skip()
    }
  }

  #readHead(): 'next' | 'more' | 'whole' {
    const end = this.#rest.indexOf(endOfHead)
    if (end < 0) return 'more'
    const head = this.#rest.toString('latin1', 0, end)
    this.#rest = this.#rest.subarray(end + endOfHead.length)
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1])
    if (!(status >= 100)) throw new Error(`Expected an HTTP/1 answer, found:\n${head}`)
    // 100 Continue and its like come before the answer.
    if (status < 200) return 'next'
    this.status = status
    this.isKeptAlive = /^HTTP\/1\.1/.test(head) && !/^connection: *close/im.test(head)
    if (this.#method === 'HEAD' || status === 204 || status === 304) return 'whole'
    const length = /^content-length: *(\d+)/im.exec(head)?.[1]
    if (/^transfer-encoding: *chunked/im.test(head)) this.#part = 'chunk-size'
    else if (length !== undefined) {
      this.#left = Number(length)
      this.#part = 'body'
    } else this.#part = 'until-close'
    return 'next'
  }

  #readChunkSize(): 'next' | 'more' {
    const line = this.#line()
    if (line === undefined) return 'more'
    const size = Number.parseInt(line, 16)
    this.#part = size === 0 ? 'trailer' : 'chunk'
    // Its own line end follows each chunk.
    this.#left = size + 2
    return 'next'
  }

  #skip(): 'next' | 'more' | 'whole' {
    const taken = Math.min(this.#left, this.#rest.length)
    this.#left -= taken
    this.#rest = this.#rest.subarray(taken)
    if (this.#left > 0) return 'more'
    if (this.#part === 'body') return 'whole'
    this.#part = 'chunk-size'
    return 'next'
  }

  /** The next line without its end, where it has come. */
  #line(): string | undefined {
    const end = this.#rest.indexOf('\r\n')
    if (end < 0) return undefined
    const line = this.#rest.toString('latin1', 0, end)
    this.#rest = this.#rest.subarray(end + 2)
    return line
  }
}
