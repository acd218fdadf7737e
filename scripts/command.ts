import { type Settings, settingsOf } from '#server/settings.ts'
import { exitWithError } from './serve-built.ts'

/** The settings of the environment; exits with a message if one is invalid. */
export function readSettings(): Settings {
  try {
    return settingsOf(process.env)
  } catch (cause) {
    return exitWithError(cause)
  }
}

/** What a command of the server needs of its process. */
export const commandOutput = {
  out: (text: string) => process.stdout.write(`${text}\n`),
  err: (text: string) => process.stderr.write(`${text}\n`),
}

/** A reader such as `head` may close the pipe before everything is printed. */
export function exitOnClosedPipe(): void {
  process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EPIPE') throw cause
    process.exit()
  })
}

/** Where a command finds the stock; only the default directory may be created: a missing other one is an error. */
export const stockPlaces = ({ dataDir, databaseUrl, tenantsDir }: Settings) => ({
  dataDirectory: process.env.DATA_DIR ? dataDir : undefined,
  databaseUrl,
  tenantsDirectory: tenantsDir,
})
