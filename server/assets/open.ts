import type { Capability, Tools } from '../capability.ts'
import { assetRoutes } from './asset-routes.ts'

export default ({ clientFolder }: Tools): Capability =>
  clientFolder === undefined ? {} : { shared: assetRoutes(clientFolder) }
