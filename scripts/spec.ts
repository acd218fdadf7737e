// `npm run spec`: the specification's IDs with the tests and stories that name them, and those
// without.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readImportGraph } from './import-graph.ts'
import { projectRoot } from './run-tool.ts'
import { decisionsOf, type Statement, sectionOf, statementsOf } from './spec-ids.ts'
import { proofLines, proofsOf, summaryLines, unknownIds } from './spec-report.ts'
import { type Mention, mentionsIn } from './spec-titles.ts'

const usage = `npm run spec [-- --missing] [-- --section 4]
Lists the IDs of the specification with the tests and stories that name them.
  --missing           only those that no test names
  --section <number>  only those of one section; D for the decisions`

const folder = join(projectRoot, '../shared/spec')

function readSpec(): Statement[] {
  const read = (name: string) => {
    const file = join(folder, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  return [...statementsOf(read('platform.md')), ...decisionsOf(read('decisions.md'))]
}

/** Without the specification: each ID that a title names, without its text. */
function idsOnly(mentions: readonly Mention[]): Statement[] {
  console.log(`No specification in ${folder}: these are the IDs that tests and stories name.\n`)
  const ids = new Set(mentions.flatMap((mention) => mention.ids))
  const inOrder = new Intl.Collator('en', { numeric: true }).compare
  return [...ids].sort(inOrder).map((id) => ({ id, text: '' }))
}

function spec(): void {
  const { values } = parseArgs({
    options: {
      missing: { type: 'boolean', default: false },
      section: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return
  }
  const mentions = mentionsIn(readImportGraph(projectRoot))
  const read = readSpec()
  const statements = read.length > 0 ? read : idsOnly(mentions)
  const proofs = proofsOf(statements, mentions).filter(
    ({ statement }) => values.section === undefined || sectionOf(statement.id) === values.section,
  )
  if (proofs.length === 0) throw new RangeError(`There is no section "${values.section}".`)
  const listed = proofs.filter((proof) => !values.missing || !proof.isProven)
  for (const proof of listed) console.log(proofLines(proof).join('\n'))
  console.log(`\n${summaryLines(proofs).join('\n')}`)
  const unknown = unknownIds(statements, mentions)
  if (unknown.length > 0) console.log(`\nNo such statement:\n${unknown.join('\n')}`)
}

try {
  spec()
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  console.error(usage)
  process.exitCode = 2
}
