import { type ParseArgsConfig, parseArgs } from 'node:util'

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
