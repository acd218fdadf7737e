import type { Capability, Tools } from '../capability.ts'
import { carReads } from './reads.ts'
import { carRoutes } from './routes.ts'

export default ({ services }: Tools): Capability => ({
  routes: carRoutes(services),
  reads: carReads,
})
