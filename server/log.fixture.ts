import type { Log, LogLevel } from './log.ts'

export interface LoggedEvent {
  readonly level: LogLevel
  readonly event: string
  readonly [detail: string]: unknown
}

/** A log for tests, and all that was written to it. */
export function recordingLog(): { log: Log; logged: LoggedEvent[] } {
  const logged: LoggedEvent[] = []
  const at =
    (level: LogLevel) =>
    (event: string, details: object = {}) => {
      logged.push({ ...details, level, event })
    }
  return { log: { info: at('info'), warn: at('warn'), error: at('error') }, logged }
}

/** A log for tests that do not read it. */
export const silentLog: Log = recordingLog().log
