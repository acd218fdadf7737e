// `npm run mutation`: mutation testing of the rules; lists the mutants that no domain test detects.
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { mutationOptions } from './mutation-options.ts'

const usage = `npm run mutation [-- domain/car/price-display.ts …]
Fails if the tests detect too few mutants of the rules.`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  })
  if (values.help) console.log(usage)
  // Stryker sets the exit code by its threshold.
  else await new Stryker(mutationOptions(positionals)).runMutationTest()
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  console.error(usage)
  process.exitCode = 2
}
