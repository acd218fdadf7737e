import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Built files: their names change with their content, so a browser keeps them for ever. */
export const assetRoutes = (clientDir: string): Hono =>
  new Hono()
    .use(
      '*',
      serveStatic({
        root: clientDir,
        precompressed: true,
        onFound(_path, c) {
          c.header('cache-control', 'public, max-age=31536000, immutable')
          // Also of the plain file: a cache between must not give it to everyone.
          c.header('vary', 'accept-encoding')
        },
      }),
    )
    .all('*', (c) => c.text('There is no such file.\n', 404))
