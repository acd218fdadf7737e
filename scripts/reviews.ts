// `npm run reviews -- <file.csv> --tenant <slug>`: the command itself is import-reviews.ts.
import { commandOutput, readSettings } from './command.ts'
import { importReviews } from './import-reviews.ts'

process.exitCode = await importReviews(process.argv.slice(2), {
  tenants: readSettings().tenantsDir,
  ...commandOutput,
})
