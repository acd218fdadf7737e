const endOfHead = '\r\n\r\n'

/** Parses one HTTP/1 response from chunks and detects its end. The body is discarded. */
export class ResponseReader {
  status = 0
  isKeptAlive = true
  readonly #method: string
  /** Bytes not parsed yet: part of the head, or of a line of a chunked body. */
  #buffer: Buffer = Buffer.alloc(0)
  /** Bytes of the body, or of the current chunk, still to come. */
  #remaining = 0
  #state: 'head' | 'body' | 'chunk-size' | 'chunk' | 'trailer' | 'until-close' = 'head'

  /** `method`: a response to HEAD has no body, whatever its headers say. */
  constructor(method: string) {
    this.#method = method
  }

  /** Whether the status is known. */
  get isStarted(): boolean {
    return this.status > 0
  }

  /** Returns whether the response is complete. Further bytes are dropped. */
  push(chunk: Buffer): boolean {
    if (this.#state === 'until-close') return false
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk])
    while (true) {
      const step = this.#step()
      if (step !== 'next') return step === 'complete'
    }
  }

  #step(): 'next' | 'more' | 'complete' {
    switch (this.#state) {
      case 'head':
        return this.#readHead()
      case 'chunk-size':
        return this.#readChunkSize()
      case 'trailer':
        return this.#readTrailer()
      case 'until-close':
        return 'more'
      default:
        return this.#skip()
    }
  }

  #readHead(): 'next' | 'more' | 'complete' {
    const end = this.#buffer.indexOf(endOfHead)
    if (end < 0) return 'more'
    const head = this.#buffer.toString('latin1', 0, end)
    this.#buffer = this.#buffer.subarray(end + endOfHead.length)
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1])
    if (!(status >= 100)) throw new Error(`Expected an HTTP/1 response, found:\n${head}`)
    // Interim responses such as 100 Continue come first.
    if (status < 200) return 'next'
    this.status = status
    this.isKeptAlive = /^HTTP\/1\.1/.test(head) && !/^connection: *close/im.test(head)
    if (this.#method === 'HEAD' || status === 204 || status === 304) return 'complete'
    const length = /^content-length: *(\d+)/im.exec(head)?.[1]
    if (/^transfer-encoding: *chunked/im.test(head)) this.#state = 'chunk-size'
    else if (length !== undefined) {
      this.#remaining = Number(length)
      this.#state = 'body'
    } else this.#state = 'until-close'
    return 'next'
  }

  #readChunkSize(): 'next' | 'more' {
    const line = this.#line()
    if (line === undefined) return 'more'
    const size = Number.parseInt(line, 16)
    this.#state = size === 0 ? 'trailer' : 'chunk'
    // A CRLF follows each chunk.
    this.#remaining = size + 2
    return 'next'
  }

  /** Trailer fields may follow the last chunk; a blank line ends them. */
  #readTrailer(): 'next' | 'more' | 'complete' {
    const line = this.#line()
    if (line === undefined) return 'more'
    return line === '' ? 'complete' : 'next'
  }

  #skip(): 'next' | 'more' | 'complete' {
    const skipped = Math.min(this.#remaining, this.#buffer.length)
    this.#remaining -= skipped
    this.#buffer = this.#buffer.subarray(skipped)
    if (this.#remaining > 0) return 'more'
    if (this.#state === 'body') return 'complete'
    this.#state = 'chunk-size'
    return 'next'
  }

  /** The next line without CRLF; undefined if it is not complete yet. */
  #line(): string | undefined {
    const end = this.#buffer.indexOf('\r\n')
    if (end < 0) return undefined
    const line = this.#buffer.toString('latin1', 0, end)
    this.#buffer = this.#buffer.subarray(end + 2)
    return line
  }
}
