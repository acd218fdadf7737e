// `npm run dev`: the server's code goes through the bundler, so that edits show immediately.
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import type { DevelopmentApp } from '#server/dev-app.ts'
import { addressError } from '#server/http/listen.ts'
import { readSettings } from './command.ts'
import { printFonts } from './font-files.ts'
import { exitWithError } from './serve-built.ts'

const settings = readSettings()
/** Made when they are first needed, then cached on disk. */
const fonts = printFonts()
const http = createHttp()
const vite = await createServer({
  appType: 'custom',
  // All browser dependencies are bundled at the start: one first found in an island would make the
  // bundler rebuild them all, and the island's own request would fail.
  optimizeDeps: {
    entries: [
      '{blocks,parts}/*/*.island.{ts,tsx}',
      'desk/main.tsx',
      'pages/runtime/{main.ts,mount.tsx,mount-script.ts,dev.ts}',
    ],
  },
  server: { middlewareMode: true, hmr: { server: http }, allowedHosts: ['.localhost'] },
})

type Module = typeof import('#server/dev-app.ts')
/** The app that is served or being made, and the module it is made from; undefined after a failure. */
let current: { module: Module | undefined; readonly app: Promise<DevelopmentApp> } | undefined

/** The app of the current code; after an edit, a new one. */
async function currentApp(): Promise<DevelopmentApp> {
  const module = (await vite.ssrLoadModule('/server/dev-app.ts')) as Module
  if (current?.module !== module) current = { module, app: nextApp(module, current?.app) }
  return current.app
}

/** Concurrent requests share it: the previous app is closed once, and one new app is made. */
async function nextApp(
  module: Module,
  before: Promise<DevelopmentApp> | undefined,
): Promise<DevelopmentApp> {
  await closed(before)
  const transform = (path: string, html: string) => vite.transformIndexHtml(path, html)
  const onChange = () =>
    vite.environments.client.hot.send({ type: 'custom', event: 'forecourt:changed' })
  return module.developmentApp(settings, { transform, onChange, fonts: await fonts })
}

async function closed(app: Promise<DevelopmentApp> | undefined): Promise<void> {
  // The failure was reported to the request that made it.
  const made = await app?.catch(() => undefined)
  await made?.close()
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { fetch } = await currentApp()
    await getRequestListener(fetch)(request, response)
  } catch (cause) {
    forget()
    if (cause instanceof Error) vite.ssrFixStacktrace(cause)
    console.error(cause)
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', refresh: '2' })
    const says = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
    response.end(stripVTControlCharacters(says))
  }
}

/** The next request makes a new app. */
function forget(): void {
  if (current) current.module = undefined
}

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response))
})
http.once('error', (cause) => exitWithError(addressError(cause, settings.port, settings.host)))
http.listen(settings.port, settings.host, async () => {
  const { sites } = await currentApp().catch(exitWithError)
  for (const { name, url } of sites) console.log(`${name.padEnd(24)} ${url}`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    http.closeAllConnections()
    await Promise.all([closed(current?.app), vite.close()])
    process.exit(0)
  })
}
