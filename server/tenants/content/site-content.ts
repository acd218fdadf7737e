import { type Content, isCollectionName } from '#domain/content/collections.ts'
import { contentOf } from '#domain/content/layers.ts'
import { type EntryFault, referenceFaults } from '#domain/content/references.ts'
import { calendarDay } from '#domain/format.ts'
import type { Site } from '#domain/site/site.ts'
import { hint } from '#pages/near-miss.ts'
import { error, type Problem, warning } from '#pages/problem.ts'
import { type FileProblem, fileProblems } from '../file-problem.ts'
import type { TenantFiles } from '../source.ts'
import type { Template } from '../template.ts'
import type { Tenant } from '../tenant.ts'
import { type ContentFiles, parseContent } from './parse-content.ts'

/** The content files of a site: its group's, then its own. */
export interface SiteContentFiles {
  readonly files: readonly ContentFiles[]
  readonly problems: readonly FileProblem[]
}

/** Parses the content files of a site; a faulty file is the one of the tenant `before`. */
export function parseSiteContent(
  { sharedContent, content }: TenantFiles,
  before: Pick<Tenant, 'contentFiles'> | undefined,
): SiteContentFiles {
  const [groupBefore, ownBefore] = before?.contentFiles ?? []
  const group = parseContent(sharedContent, groupBefore)
  const own = parseContent(content, ownBefore)
  return { files: [group.files, own.files], problems: [...group.problems, ...own.problems] }
}

/** The content of a site over its template's and its group's, with what its own files name wrongly. */
export function mergedContent(
  template: Pick<Template, 'content'>,
  files: readonly ContentFiles[],
  site: Site,
): { content: Content; problems: readonly FileProblem[] } {
  const content = contentOf([...template.content, ...files])
  const faults = referenceFaults(content, site)
  const problems = files.flatMap((each) => [
    ...Object.entries(each).flatMap(([name, file]) => {
      if (!file || !isCollectionName(name)) return []
      const own = faults.filter(({ collection, id }) => collection === name && file.places.has(id))
      return fileProblems(
        file.source,
        own.map((fault) => problemOf(fault, file.places.get(fault.id) ?? 0)),
      )
    }),
  ])
  return { content, problems }
}

function problemOf({ path, message, found, known = [] }: EntryFault, index: number): Problem {
  return error(['entries', index, ...path], `${message}${hint(found, known)}`)
}

/** Offers and promotions of a site's own files that are over at this time, as warnings. Spec 4.29, D5. */
export function endedProblems(
  files: readonly ContentFiles[],
  { timeZone }: Pick<Site, 'timeZone'>,
  now: Date | undefined,
): FileProblem[] {
  if (!now) return []
  const today = calendarDay(now, timeZone)
  return files.flatMap(({ offers, promotions }) =>
    [offers, promotions].flatMap((file) => {
      if (!file) return []
      const ended = file.entries.flatMap(({ id, expiry }) => {
        if (expiry === undefined || expiry >= today) return []
        const path = ['entries', file.places.get(id) ?? 0, 'expiry']
        return [warning(path, `this ended on ${expiry} and is not shown any more`)]
      })
      return fileProblems(file.source, ended)
    }),
  )
}
