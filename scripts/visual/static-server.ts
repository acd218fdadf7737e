import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Serves a folder on a free local port while `use` works with its address. */
export async function withFolderServed<T>(
  folder: string,
  use: (address: string) => Promise<T>,
): Promise<T> {
  const app = new Hono().use(serveStatic({ root: folder }))
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as AddressInfo
  try {
    return await use(`http://127.0.0.1:${port}/`)
  } finally {
    server.close()
  }
}
