/** From the least to the most severe. */
export const LOG_LEVELS = ['info', 'warn', 'error'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * One JSON line per event. `error`: visitors or a dealer are affected and an operator has to act;
 * `warn`: something is wrong that visitors do not notice; `info`: normal operation.
 */
export interface Log {
  info(event: string, details?: object): void
  warn(event: string, details?: object): void
  error(event: string, details?: object): void
}

/** A log that passes each line of the level or above to `write`, with its line feed. */
export function createLog(
  level: () => LogLevel,
  write: (line: string) => void,
  clock: () => Date = () => new Date(),
): Log {
  const at = (own: LogLevel) => {
    const severity = LOG_LEVELS.indexOf(own)
    return (event: string, details: object = {}): void => {
      if (severity < LOG_LEVELS.indexOf(level())) return
      write(`${JSON.stringify({ time: clock().toISOString(), level: own, event, ...details })}\n`)
    }
  }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

let processLevel: LogLevel = 'info'

/** Sets the level of `jsonLog`, for the whole process. */
export function setLogLevel(level: LogLevel): void {
  processLevel = level
}

/** The process's log, on standard error. */
export const jsonLog: Log = createLog(
  () => processLevel,
  (line) => process.stderr.write(line),
)

/** A thrown value as text for a log line: its stack where it has one. */
export const causeText = (cause: unknown): string =>
  cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
