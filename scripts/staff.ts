// npm run staff -- invite … | list … | reset … | audit --verify …: the command itself is
// server/staff/command/run-command.ts.
import { runStaffCommand } from '#server/staff/command/run-command.ts'
import { commandOutput, exitOnClosedPipe, readSettings, stockPlaces } from './command.ts'
import { staffOrigin } from './demo-staff.ts'

exitOnClosedPipe()

const settings = readSettings()
process.exitCode = await runStaffCommand(process.argv.slice(2), {
  now: () => new Date(),
  ...stockPlaces(settings),
  ...commandOutput,
  origin: staffOrigin(settings),
})
