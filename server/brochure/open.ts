import type { Capability, Tools } from '../capability.ts'
import { tenantFiles } from '../media/tenant-file.ts'
import { openBrochures } from './brochures.ts'
import { brochureReads } from './reads.ts'
import { brochureRoutes } from './routes.ts'

export default function openBrochureRoutes(tools: Tools): Capability {
  const { draw, fonts, clientOf, settings } = tools
  const { stock, clock, log } = tools.services
  const brochures = openBrochures({
    dataDir: settings.dataDir,
    draw,
    fonts,
    pictures: tools.pictures.cache,
    findFile: tenantFiles(settings.tenantsDir, log),
    log,
  })
  return {
    reads: brochureReads,
    routes: brochureRoutes({
      brochures,
      stockOf: (c) => stock.of(c.get('tenant')),
      clock,
      clientOf,
      log,
    }),
  }
}
