// npm run pages -- diff … | export … | import …: the command itself is server/documents/command/run-command.ts.
import { readRegistry } from '#blocks/registry.node.ts'
import { runPagesCommand } from '#server/documents/command/run-command.ts'
import { commandOutput, exitOnClosedPipe, readSettings, stockPlaces } from './command.ts'

exitOnClosedPipe()

const settings = readSettings()
process.exitCode = await runPagesCommand(process.argv.slice(2), {
  now: () => new Date(),
  ...stockPlaces(settings),
  ...commandOutput,
  registry: await readRegistry(),
})
