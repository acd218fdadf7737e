import { basename, dirname, resolve } from 'node:path'
import { documentPath } from '#domain/document/document-path.ts'
import type { NewRevision } from '../../store/document-store.ts'
import type { Store } from '../../store/store.ts'
import { errorReason } from '../../system-error.ts'
import { formatProblem } from '../../tenants/file-problem.ts'
import { FolderSource } from '../../tenants/folder-source.ts'
import { claimsOf } from '../../tenants/host.ts'
import { loadTemplates } from '../../tenants/load-tenants.ts'
import { parseTenant } from '../../tenants/parse-tenant.ts'
import { readFolder, rootOf } from '../../tenants/read-folder.ts'
import { scanTenants } from '../../tenants/scan.ts'
import { siteHeadOf } from '../../tenants/site-head.ts'
import type { TenantFiles } from '../../tenants/source.ts'
import type { SourceFile } from '../../tenants/source-file.ts'
import { DocumentSource } from '../document-source.ts'
import { storedDocuments } from '../stored-documents.ts'
import { type CommandOf, documentsIn, type PagesContext, PagesError } from './context.ts'
import { importLibrary, libraryOf } from './library-files.ts'

/**
 * Publishes the files of a folder that differ from what is live of a site, with the pictures of its library: all at once, or none where the
 * site would have an error that it does not have now.
 * @throws PagesError with each error's file, line and column
 */
export async function importSite(
  store: Store,
  { site, from, removes }: CommandOf<'import'>,
  context: PagesContext,
): Promise<void> {
  const { tenantsDirectory, now, out } = context
  const source = new DocumentSource(
    new FolderSource(tenantsDirectory),
    storedDocuments(async () => store),
  )
  const live = await source.filesNow(site)
  const place = resolve(from ?? `${tenantsDirectory}/${site}`)
  const folder = await folderOf(place)
  const pictures = await libraryOf(place)
  const [before, wanted] = [documentsIn(live), documentsIn(folder)]
  const changed = [...wanted].filter(([path, { text }]) => before.get(path)?.text !== text)
  const gone = [...before.keys()].filter((path) => !wanted.has(path))
  await refuseErrors(source, live, nextFiles(live, folder, removes), context)
  const revisions = new Map((await store.documents(site).live()).map(({ path, n }) => [path, n]))
  const revision = (path: string, text: string | null): NewRevision => ({
    path,
    text,
    message: `Imported from ${basename(dirname(folder.mainPath))}`,
    source: 'import',
    base: revisions.get(path) ?? 0,
  })
  const all = [
    ...changed.map(([path, { text }]) => revision(path, text)),
    ...(removes ? gone.map((path) => revision(path, null)) : []),
  ]
  const by = { person: undefined, client: undefined, at: now().toISOString() }
  // First: a page is not live before its pictures.
  for (const line of await importLibrary(store.media(site), pictures, by)) out(line)
  const done = await store.documents(site).reviseAll(all, by)
  if (done.state === 'newer_revision') {
    throw new PagesError(
      `Somebody published ${done.path} meanwhile, as revision ${done.n}. No page was imported.`,
    )
  }
  for (const { path, text } of all) out(`${path}${text === null ? ': taken away' : ''}`)
  out(`${all.length} ${all.length === 1 ? 'file' : 'files'} of ${site} published.`)
  if (gone.length > 0 && !removes) {
    out(`Not in the folder, and left as they are (--remove takes them away): ${gone.join(', ')}`)
  }
}

/** @throws PagesError where it is no folder of a site, or has files that are no documents */
async function folderOf(folder: string): Promise<TenantFiles> {
  const root = await rootOf(dirname(folder)).catch((cause: unknown) => {
    throw new PagesError(`${folder} cannot be read: ${errorReason(cause, {})}.`)
  })
  const files = await readFolder(root, folder, 'site.json')
  if (!files.main) {
    throw new PagesError(`Expected the folder of a site, found no site.json in ${folder}.`)
  }
  const faults = [...documentsIn(files)].flatMap(([path, { file }]) => {
    const parsed = documentPath.safeParse(path)
    const message = parsed.error?.issues[0]?.message
    return message === undefined ? [] : [`${file}:1:1 ${message}`]
  })
  if (faults.length > 0) throw refusal(faults)
  return files
}

const refusal = (lines: readonly string[]) =>
  new PagesError(`${lines.join('\n')}\nNothing was imported.`)

/** The site's files as they would be live. */
function nextFiles(live: TenantFiles, folder: TenantFiles, removes: boolean): TenantFiles {
  const nameOf = ({ file }: SourceFile, { mainPath }: TenantFiles) =>
    file.slice(mainPath.length - 'site.json'.length)
  const merged = (kind: 'pages' | 'content') => {
    const names = new Set(folder[kind].map((source) => nameOf(source, folder)))
    const staying = live[kind].filter((source) => !names.has(nameOf(source, live)))
    return [...folder[kind], ...(removes ? [] : staying)]
  }
  const { main } = folder
  return {
    ...live,
    ...(main && { main, mainPath: main.file }),
    pages: merged('pages'),
    content: merged('content'),
    problems: folder.problems,
  }
}

async function refuseErrors(
  source: DocumentSource,
  live: TenantFiles,
  next: TenantFiles,
  { registry, now }: PagesContext,
): Promise<void> {
  const { templates } = await loadTemplates(source, registry)
  const { heads } = await scanTenants(source)
  const errorsOf = (files: TenantFiles): string[] => {
    const others = heads.filter(({ slug }) => slug !== files.name)
    const claims = claimsOf([...others, siteHeadOf(files.name, files.main)])
    const { problems } = parseTenant(files, { templates, registry, claims, now: now() })
    return problems.filter(({ level }) => level === 'error').map(formatProblem)
  }
  const known = new Set(errorsOf(live))
  const fresh = errorsOf(next).filter((line) => !known.has(line))
  if (fresh.length > 0) throw refusal([...new Set(fresh)])
}
