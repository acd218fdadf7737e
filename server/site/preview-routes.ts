import { realpath } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { refreshAutomatically, sendPlain } from '../http/send-plain.ts'
import { formatProblem } from '../tenants/file-problem.ts'
import { readSourceFile } from '../tenants/read-file.ts'
import type { SourceFile } from '../tenants/source-file.ts'
import { renderPreview } from './preview.ts'
import { sendPersonal } from './routes.ts'
import type { SiteServices } from './services.ts'

/** A page file that is not part of the site yet, in any folder. */
export interface DraftFile {
  /** Slug of the site. */
  readonly tenant: string
  readonly path: string
}

/**
 * Shows a page file as a page of its site, read again for each request; where it has errors, they
 * replace every page. All other paths are left to the following handlers.
 */
export const previewRoutes = (services: SiteServices, { tenant: slug, path }: DraftFile) =>
  new Hono<AppEnv>().get('*', async (c, next) => {
    const tenant = c.get('tenant')
    if (tenant.slug !== slug) return next()
    const { pathname, search } = new URL(c.req.url)
    const address = new URL(c.get('origin'))
    address.pathname = pathname
    address.search = search
    const preview = await renderPreview(tenant, await draftOf(path), address, services)
    if (preview.kind === 'elsewhere') return next()
    const problems = preview.problems.map(formatProblem)
    if (preview.kind === 'page') {
      if (problems.length > 0) services.log.warn('preview_warnings', { problems })
      return sendPersonal(c, preview.page)
    }
    refreshAutomatically(c)
    return sendPlain(c, 500, {
      title: 'This page cannot be shown',
      details: problems.join('\n'),
      text: [`${path} has errors. Fix them and save; this page reloads by itself.`],
    })
  })

async function draftOf(path: string): Promise<SourceFile> {
  // No symbolic link that leads out of the file's folder.
  const home = await realpath(dirname(path))
  const missing = { offset: 0, message: 'the file is missing' }
  return (await readSourceFile(path, home, path)) ?? { file: path, text: '', fault: missing }
}
