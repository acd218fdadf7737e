import type { Capability, Tools } from '../capability.ts'
import { assetRoutes } from './asset-routes.ts'

export default ({ clientFolder, services }: Tools): Capability =>
  clientFolder === undefined ? {} : { shared: assetRoutes(clientFolder, services.assets.sheets) }
