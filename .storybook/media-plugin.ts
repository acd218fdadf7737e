import type { Connect, Plugin } from 'vite'
import { drawingAt } from './drawn-media.ts'

const answer: Connect.NextHandleFunction = (request, response, next) => {
  const drawing = drawingAt(request.url ?? '/')
  if (drawing === undefined) return next()
  response.setHeader('content-type', 'image/svg+xml')
  response.end(drawing)
}

/**
 * Answers `/media/artwork/…` with the drawing itself, whatever its width, so that stories show
 * pictures without the product's server.
 */
export function artworkMedia(): Plugin {
  return {
    name: 'forecourt-artwork-media',
    configureServer: (server) => {
      server.middlewares.use(answer)
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(answer)
    },
  }
}
