// `npm run dev`: the server's code goes through the bundler, so that every edit shows at once.
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import type { DevelopmentApp } from './dev-app.ts'
import { addressError } from './listen.ts'
import { settingsOf } from './settings.ts'

/** What stands in the way of a start, in a sentence. */
function refuse(cause: unknown): never {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}

const settings = (() => {
  try {
    return settingsOf(process.env)
  } catch (cause) {
    return refuse(cause)
  }
})()
const http = createHttp()
const vite = await createServer({
  appType: 'custom',
  // What the browser may load later is prepared at the start: a package first met by an island
  // would make the bundler prepare all of them anew, and the island's own request would fail.
  optimizeDeps: { entries: ['blocks/*/*.island.tsx', 'pages/runtime/{main.ts,mount.tsx,dev.ts}'] },
  server: { middlewareMode: true, hmr: { server: http }, allowedHosts: ['.localhost'] },
})

type Module = typeof import('./dev-app.ts')
let module: Module | undefined
let app: DevelopmentApp | undefined

/** The app of the code and the tenants as they are now; an edit of either makes a new one. */
async function currentApp(): Promise<DevelopmentApp> {
  const loaded = (await vite.ssrLoadModule('/server/dev-app.ts')) as Module
  if (app && loaded === module) return app
  await app?.close()
  module = loaded
  const transform = (path: string, html: string) => vite.transformIndexHtml(path, html)
  app = await loaded.developmentApp(settings, transform)
  for (const problem of app.problems) console.error(problem)
  return app
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { fetch } = await currentApp()
    await getRequestListener(fetch)(request, response)
  } catch (cause) {
    if (cause instanceof Error) vite.ssrFixStacktrace(cause)
    console.error(cause)
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', refresh: '2' })
    const says = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
    response.end(stripVTControlCharacters(says))
  }
}

vite.watcher.add(settings.tenantsDir)
vite.watcher.on('all', (_event, file) => {
  if (!file.startsWith(settings.tenantsDir)) return
  module = undefined
  vite.environments.client.hot.send({ type: 'custom', event: 'forecourt:changed' })
})

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response))
})
http.once('error', (cause) => refuse(addressError(cause, settings.port, settings.host)))
http.listen(settings.port, settings.host, async () => {
  const { sites } = await currentApp().catch(refuse)
  for (const { name, url } of sites) console.log(`${name.padEnd(24)} ${url}`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    http.closeAllConnections()
    await Promise.all([app?.close(), vite.close()])
    process.exit(0)
  })
}
