import { join } from 'node:path'
import { z } from 'zod'
import { devAssets } from './assets/dev-assets.ts'
import { jsonLog, type Log } from './log.ts'
import { type Development, openServer, type Program } from './open-server.ts'
import type { Settings } from './settings.ts'
import { type SiteLink, siteLinks } from './tenants/site-links.ts'

export interface DevelopmentApp {
  readonly fetch: (request: Request) => Response | Promise<Response>
  readonly sites: readonly SiteLink[]
  close(): Promise<void>
}

/**
 * The server in development, from the sources. It caches nothing: each request shows the current code.
 * Changed files of tenants are reloaded as in production, but an invalid file shows its errors.
 */
export async function developmentApp(
  settings: Settings,
  { fonts, ...development }: Omit<Development, 'log'> & Pick<Program, 'fonts'>,
): Promise<DevelopmentApp> {
  const closing = new AbortController()
  const thread = (file: string) => join(import.meta.dirname, file)
  const program: Program = {
    assets: devAssets,
    stockThread: thread('search/build/stock-thread.ts'),
    drawingThread: thread('drawing/brochure-thread.ts'),
    heicThread: thread('pictures/heic-thread.ts'),
    fonts,
    clientFolder: undefined,
    deskFolder: undefined,
  }
  const { app, directory, close } = await openServer({
    settings,
    program,
    development: { ...development, log: tenantLog },
    signal: closing.signal,
  })
  // Their errors are printed at the start, not at the first request of a page.
  await directory.load()
  return {
    fetch: app.fetch,
    sites: siteLinks(directory.sites(), `localhost:${settings.port}`),
    async close() {
      closing.abort()
      await close()
    },
  }
}

const problemEvent = z.object({ problem: z.string() })

/** Prints problems of files as `npm run check` does, a line each. */
const tenantLog: Log = {
  info: jsonLog.info,
  warn: (event, details) => printProblem(details) || jsonLog.warn(event, details),
  error: (event, details) => printProblem(details) || jsonLog.error(event, details),
}

function printProblem(details: object | undefined): boolean {
  const { data } = problemEvent.safeParse(details)
  if (data) console.error(data.problem)
  return data !== undefined
}
