import type { Capability, Tools } from '../capability.ts'
import { tenantFiles } from '../media/tenant-file.ts'
import { openLinkCards } from './link-cards.ts'
import { linkCardRoutes } from './routes.ts'

export default function openCards(tools: Tools): Capability {
  const { draw, fonts, pictures, clientOf, settings } = tools
  const { stock, log } = tools.services
  const findFile = tenantFiles(settings.tenantsDir, log)
  const cards = openLinkCards({ cache: pictures.cache, draw, fonts, findFile, log })
  return {
    routes: linkCardRoutes({ cards, stockOf: (c) => stock.of(c.get('tenant')), clientOf, log }),
  }
}
