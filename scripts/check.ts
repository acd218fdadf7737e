import { UsageError } from '../server/command-args.ts'
import { runCheck, usage } from './run-check.ts'

try {
  process.exitCode = await runCheck(process.argv.slice(2), process.env, console.log)
} catch (cause) {
  if (cause instanceof UsageError) console.error(`${cause.message}\n\n${usage}`)
  else console.error('The check could not run:', cause)
  process.exitCode = 2
}
