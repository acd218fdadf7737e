// npm run leads -- list … | show … | resend … | failed … | forget … | export … | import …: the command itself is
// server/delivery/leads-command/run-command.ts.
import { runLeadsCommand } from '#server/delivery/leads-command/run-command.ts'
import { commandOutput, exitOnClosedPipe, readSettings, stockPlaces } from './command.ts'

exitOnClosedPipe()

const settings = readSettings()
process.exitCode = await runLeadsCommand(process.argv.slice(2), {
  now: () => new Date(),
  ...stockPlaces(settings),
  ...commandOutput,
})
