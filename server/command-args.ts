import { type ParseArgsConfig, parseArgs } from 'node:util'
import { z } from 'zod'

/** An invalid command line; the message says what was expected. */
export class UsageError extends Error {}

/** The options and operands of a command line. @throws UsageError */
export function readArgs<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** The day of an option, `2026-11-01`; undefined where it is absent. @throws UsageError */
export function dayOption(text: string | undefined, name: string): string | undefined {
  if (text === undefined || z.iso.date().safeParse(text).success) return text
  throw new UsageError(`Expected --${name} as a day such as 2026-11-01, found "${text}".`)
}
