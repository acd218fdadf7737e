// `npm run mutation`: changes the rules one by one and tells which changes no test of the domain notices.
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { mutationOptions } from './mutation-options.ts'

const usage = `npm run mutation [-- domain/car/price-display.ts …]
Fails where the tests notice too few of the changes to the rules.`

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
