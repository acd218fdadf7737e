import type { Site } from '#domain/site/site.ts'
import type { Theme } from '#domain/site/theme.ts'
import { type FileProblem, wholeProblem } from './file-problem.ts'
import { hostProblems } from './host.ts'
import type { ParseContext } from './parse-context.ts'
import { type SiteHead, siteHeadOf } from './site-head.ts'
import type { TenantFiles } from './source.ts'
import { parseSourceFile, valueProblems } from './source-file.ts'
import { validateSite } from './validate-site.ts'

/** The `site.json` among the files of a tenant. */
export type SiteFile = Pick<TenantFiles, 'name' | 'main' | 'mainPath'>

/** A parsed `site.json`: site and theme where it can be served, and all its problems. */
interface ParsedSiteFile {
  readonly ready?: { readonly site: Site; readonly theme: Theme }
  readonly problems: readonly FileProblem[]
}

/** Parses and validates `site.json`, whose `head` is parsed already; invalid files never throw. */
export function parseSiteFile(
  { name, main, mainPath }: SiteFile,
  { hosts }: SiteHead,
  { claims, ...context }: ParseContext,
): ParsedSiteFile {
  if (!main) {
    const message = 'the file is missing; every tenant has one: npm run new-dealer writes it'
    return { problems: [wholeProblem(mainPath, message)] }
  }
  const parsed = parseSourceFile(main)
  if (parsed.value === undefined) return { problems: parsed.problems }
  const { ready, problems } = validateSite(parsed.value, { folder: name, ...context })
  const inFile = [...problems, ...hostProblems(hosts, name, claims)]
  return {
    problems: [...parsed.problems, ...valueProblems(main, parsed, inFile)],
    ...(parsed.ok && ready && { ready }),
  }
}

/** Whether a site's file is valid enough to be served. */
export const isServable = (files: SiteFile, context: ParseContext): boolean =>
  parseSiteFile(files, siteHeadOf(files.name, files.main), context).ready !== undefined
