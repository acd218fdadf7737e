/** One JSON line an event on standard error; the reader decides what to keep. */
export interface Log {
  info(event: string, details?: object): void
  error(event: string, details?: object): void
}

const write = (level: 'info' | 'error', event: string, details: object = {}): void => {
  process.stderr.write(`${JSON.stringify({ level, event, ...details })}\n`)
}

export const jsonLog: Log = {
  info: (event, details) => write('info', event, details),
  error: (event, details) => write('error', event, details),
}

/** What can be told of an unknown thrown value in a log line. */
export const causeText = (cause: unknown): string =>
  cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
