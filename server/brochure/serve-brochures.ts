import type { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Log } from '../log.ts'
import type { PictureCache } from '../media/picture-cache.ts'
import { tenantFiles } from '../media/tenant-file.ts'
import type { Settings } from '../settings.ts'
import type { StockDirectory } from '../site/stock-directory.ts'
import { JobThread, type ThreadProgram } from '../worker/job-thread.ts'
import { openBrochures } from './brochures.ts'
import type { BrochureOrder } from './draw/draw-brochure.ts'
import type { FontFiles } from './draw/type-setter.ts'
import { brochureRoutes } from './routes.ts'

/**
 * One brochure takes a fifth of a second; one that takes this long will not end, ms. Longer than a visitor
 * waits: on a busy machine the brochure is there when the visitor tries again.
 */
const DRAWING_LIMIT_MS = 30_000
/** Starting the thread takes longer than drawing: it stays for the visitor's next car, ms. */
const IDLE_MS = 20_000

export interface ServedBrochures {
  readonly routes: Hono<AppEnv>
  /** Ends the thread. */
  close(): Promise<void>
}

export interface ServeOptions {
  /** `brochure-thread.ts`. */
  readonly program: ThreadProgram
  /** See `readFonts`. */
  readonly fonts: FontFiles
  readonly settings: Pick<Settings, 'dataDir' | 'tenantsDir' | 'trustProxy'>
  readonly stock: StockDirectory
  readonly pictures: PictureCache
  readonly clock: () => Date
  readonly log: Log
}

/** The route of brochures, with the thread that draws them. */
export function serveBrochures(options: ServeOptions): ServedBrochures {
  const { program, fonts, settings, stock, pictures, clock, log } = options
  const thread = new JobThread<BrochureOrder, Uint8Array>({
    program,
    does: 'draws brochures',
    limitMs: DRAWING_LIMIT_MS,
    idleMs: IDLE_MS,
  })
  const brochures = openBrochures({
    dataDir: settings.dataDir,
    draw: (order) => thread.request(order),
    fonts,
    pictures,
    findFile: tenantFiles(settings.tenantsDir, log),
    log,
  })
  const routes = brochureRoutes({
    brochures,
    stockOf: (c) => stock.of(c.get('tenant')),
    clock,
    clientOf: clientAddress(settings.trustProxy),
    log,
  })
  return { routes, close: () => thread.close() }
}
