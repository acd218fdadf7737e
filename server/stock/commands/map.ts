import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { errorCode } from '../../system-error.ts'
import type { CommandOf } from '../command-line.ts'
import { FEED_NAME } from '../feed-name.ts'
import { ImportError } from '../import-error.ts'
import { wholeSite } from '../import-site.ts'
import { loadMapping, tenantMappings } from '../mapping/load-mapping.ts'
import { type Proposal, proposeMapping, type SampledColumn } from '../mapping/propose-mapping.ts'
import { openFeed } from '../source/open-feed.ts'
import type { Source } from '../source/source.ts'
import { assertTenant } from '../tenant-folders.ts'
import type { CommandContext } from './context.ts'

const ROWS_READ = 2_000
/** Distinct values of a column that are looked at. */
const VALUES_READ = 200
const VALUE_CHARACTERS = 44
const COLUMN_CHARACTERS = 24

/**
 * `npm run stock -- map <file>`: proposes a mapping from the headings and first rows of a CSV file, and
 * writes it to the tenant's folder unless it has one of that name. Opens no database.
 * @throws ImportError not_a_feed, mapping_exists
 */
export async function mapCommand(
  { file, tenant, mapping }: CommandOf<'map'>,
  { tenantsDirectory, out }: CommandContext,
): Promise<void> {
  await assertTenant(tenant, tenantsDirectory)
  const canonical = await loadMapping('canonical')
  const source = await openFeed(file, canonical)
  if (source.format !== 'csv') {
    throw new ImportError(
      'not_a_feed',
      `${file} is JSON; a mapping is proposed for a CSV file with a first line of headings.`,
    )
  }
  const site = await wholeSite(tenant, tenantsDirectory)
  const columns = await sampled(source)
  const proposal = proposeMapping(columns, canonical, { usesMiles: site?.locale === 'en-US' })
  const name = mapping ?? nameOf(file)
  const folder = tenantMappings(tenantsDirectory, tenant)
  await mkdir(folder, { recursive: true })
  const description = `Columns of ${basename(file)}`
  const text = `${JSON.stringify({ description, fields: proposal.fields }, null, 2)}\n`
  await writeNew(join(folder, `${name}.json`), text, name)
  const path = join(basename(tenantsDirectory), tenant, 'mappings', `${name}.json`)
  out(printedProposal(path, proposal))
  out(`Next: npm run stock -- import ${file} --tenant ${tenant} --mapping ${name} --try`)
}

/** The file's name as that of a mapping: `Stock List (2).csv` as `stock-list-2`. */
function nameOf(file: string): string {
  const name = basename(file)
    .toLowerCase()
    .replace(/(\.(csv|txt|tsv|gz))+$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
  return FEED_NAME.test(name) ? name : 'feed'
}

async function writeNew(path: string, text: string, name: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: 'wx' })
  } catch (cause) {
    if (errorCode(cause) !== 'EEXIST') throw cause
    throw new ImportError(
      'mapping_exists',
      `${path} exists already and was not changed. Choose another name with --mapping, or delete it (its name is "${name}").`,
    )
  }
}

/** The columns of a file with the distinct values of its first rows. */
async function sampled({ columns, rows }: Source): Promise<SampledColumn[]> {
  const values = columns.map(() => new Set<string>())
  let read = 0
  for await (const entries of rows) {
    for (const entry of entries) {
      if (!('values' in entry) || entry.values.length !== columns.length) continue
      for (const [at, value] of entry.values.entries()) {
        const known = values[at]
        if (value?.trim() && known && known.size < VALUES_READ) known.add(value.trim())
      }
    }
    read += entries.length
    if (read >= ROWS_READ) break
  }
  return columns.map((name, at) => ({ name, values: [...(values[at] ?? [])] }))
}

function printedProposal(path: string, proposal: Proposal): string {
  const { guesses, assumed, unread, needed } = proposal
  const lineOf = ({ column, fields }: Proposal['guesses'][number]) =>
    `${cell(column)} → ${fields.join(', ')}`
  const by = (from: Proposal['guesses'][number]['by']) =>
    guesses.filter((guess) => guess.by === from).map(lineOf)
  return [
    `Wrote ${path}.`,
    ...section('Guessed', by('name')),
    ...section('Guessed from a similar name, look at', by('similar name')),
    ...section('Guessed from the values, look at', by('values')),
    ...section('Assumed', assumed),
    ...section(
      'Left out, since no field fits',
      unread.map(
        ({ name, values: [example = ''] }) =>
          `${cell(name)} ${JSON.stringify(example.slice(0, VALUE_CHARACTERS))}`,
      ),
    ),
    ...section('Needed', needed),
  ].join('\n')
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)]

const cell = (text: string) => text.trim().slice(0, COLUMN_CHARACTERS).padEnd(COLUMN_CHARACTERS)
