import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { builtAssets } from './assets/built-assets.ts'
import { readFonts } from './drawing/read-fonts.ts'
import { listen } from './http/listen.ts'
import { requestListener } from './http/request-listener.ts'
import { causeText, jsonLog } from './log.ts'
import { openServer, type Program, type Server } from './open-server.ts'
import { type Environment, settingsOf } from './settings.ts'
import type { DraftFile } from './site/preview-routes.ts'
import type { UrlCache } from './site/url-cache.ts'
import { type SiteLink, siteLinks } from './tenants/site-links.ts'

export interface Running {
  readonly sites: readonly SiteLink[]
  /** Reads all files of the tenants' folder again; a failure is logged. */
  reload(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts the built product and resolves when it is listening. `dist` is the folder of the build;
 * `draft` a page file to show as a page of its site: then no events are counted, and only this machine
 * has access.
 * @throws Error whose message says what to do: a wrong setting, a taken port
 */
export async function start(
  dist: string,
  env: Environment = process.env,
  draft?: DraftFile,
): Promise<Running> {
  const settings = settingsOf(env)
  const closing = new AbortController()
  const program = await builtProgram(dist)
  const server = await openServer({ settings, program, draft, signal: closing.signal })
  const { app, urlCache, directory } = server
  const listener = requestListener(app.fetch, jsonLog)
  const listening = await listen(
    (request, response) => {
      // A draft may now have the path of a cached page.
      const isSent = !draft && sentFromCache(urlCache, request, response)
      if (!isSent) void listener(request, response)
    },
    settings.port,
    draft ? '127.0.0.1' : settings.host,
  )
  const close = async () => {
    closing.abort()
    await listening.close()
    await server.close()
  }
  // After listening: scanning a thousand sites takes a while.
  await directory.scanned.catch(async (cause: unknown) => {
    await close()
    throw cause
  })
  const sites = siteLinks(directory.sites(), `localhost:${listening.port}`)
  return { sites, reload: () => reload(server), close }
}

/** The build in a folder. Threads are held in memory: a new build may remove their files while the server runs. */
async function builtProgram(dist: string): Promise<Program> {
  const thread = async (name: string) => ({
    code: await readFile(join(dist, 'thread', name), 'utf8'),
  })
  return {
    assets: builtAssets(dist),
    stockThread: await thread('stock.cjs'),
    drawingThread: await thread('brochures.cjs'),
    heicThread: await thread('heic.cjs'),
    fonts: await readFonts(join(dist, 'brochure-fonts')),
    clientFolder: join(dist, 'client'),
    deskFolder: join(dist, 'desk'),
  }
}

/** Where the URL cache fails the app responds, unless headers were sent: an error never ends the process. */
function sentFromCache(
  urlCache: UrlCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  try {
    return urlCache.respond(request, response)
  } catch (cause) {
    jsonLog.error('request_failed', { path: request.url, cause: causeText(cause) })
    if (response.headersSent) response.destroy()
    return response.headersSent
  }
}

async function reload({ directory, secrets, keyring }: Server): Promise<void> {
  try {
    await keyring.reload()
  } catch (cause) {
    jsonLog.error('keys_failed', { cause: causeText(cause) })
  }
  try {
    await secrets.reload()
  } catch (cause) {
    jsonLog.error('webhook_secrets_failed', { cause: causeText(cause) })
  }
  try {
    await directory.reload()
  } catch (cause) {
    jsonLog.error('tenants_reload_failed', { cause: causeText(cause) })
  }
}
