import type { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Log } from '../log.ts'
import type { PictureCache } from '../media/picture-cache.ts'
import { tenantFiles } from '../media/tenant-file.ts'
import type { StockDirectory } from '../search/stock-directory.ts'
import type { Settings } from '../settings.ts'
import { openBrochures } from './brochures.ts'
import type { BrochureOrder } from './draw/draw-brochure.ts'
import type { FontFiles } from './draw/type-setter.ts'
import { brochureRoutes } from './routes.ts'

export interface ServeOptions {
  /** See `drawingThread`. */
  readonly draw: (order: BrochureOrder) => Promise<Uint8Array>
  /** See `readFonts`. */
  readonly fonts: FontFiles
  readonly settings: Pick<Settings, 'dataDir' | 'tenantsDir' | 'trustProxy'>
  readonly stock: StockDirectory
  readonly pictures: PictureCache
  readonly clock: () => Date
  readonly log: Log
}

/** The route of brochures. */
export function serveBrochures(options: ServeOptions): Hono<AppEnv> {
  const { draw, fonts, settings, stock, pictures, clock, log } = options
  const brochures = openBrochures({
    dataDir: settings.dataDir,
    draw,
    fonts,
    pictures,
    findFile: tenantFiles(settings.tenantsDir, log),
    log,
  })
  return brochureRoutes({
    brochures,
    stockOf: (c) => stock.of(c.get('tenant')),
    clock,
    clientOf: clientAddress(settings.trustProxy),
    log,
  })
}
