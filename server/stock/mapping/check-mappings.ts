import { join } from 'node:path'
import { error } from '#pages/problem.ts'
import { type FileProblem, wholeProblem } from '../../tenants/file-problem.ts'
import { readSourceFile } from '../../tenants/read-file.ts'
import { fileName, rootOf } from '../../tenants/read-folder.ts'
import { parseSourceFile, valueProblems } from '../../tenants/source-file.ts'
import { FEED_NAME } from '../feed-name.ts'
import { mappingNames, tenantMappings, validatedMapping } from './load-mapping.ts'

/** What is wrong with the mappings of these tenants, with line and column. */
export async function mappingProblems(
  tenantsDirectory: string,
  tenants: Iterable<string>,
): Promise<FileProblem[]> {
  const problems: FileProblem[] = []
  const root = await rootOf(tenantsDirectory).catch(() => undefined)
  if (!root) return problems
  for (const tenant of tenants) {
    const folder = tenantMappings(tenantsDirectory, tenant)
    // A folder that cannot be listed is reported by the check of the tenant's files.
    for (const name of await mappingNames(folder).catch(() => [])) {
      const path = join(folder, `${name}.json`)
      const file = await readSourceFile(path, root.home, fileName(root, path))
      if (!file) continue
      const source = parseSourceFile(file)
      problems.push(...source.problems)
      const parsed = source.value === undefined ? undefined : validatedMapping(source.value)
      if (parsed && !parsed.ok) {
        const faults = parsed.faults.map((fault) => error(fault.path, fault.message))
        problems.push(...valueProblems(file, source, faults))
      }
      if (!FEED_NAME.test(name)) problems.push(wholeProblem(file.file, badName))
    }
  }
  return problems
}

const badName =
  'a mapping is named by up to 40 lower-case letters, digits and dashes, since its feed is named after it'
