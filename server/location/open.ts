import type { Capability, Tools } from '../capability.ts'
import { locationReads } from './reads.ts'
import { geocodeRoutes } from './routes.ts'

export default ({ services }: Pick<Tools, 'services'>): Capability => ({
  routes: geocodeRoutes(services.findPlaces),
  reads: locationReads,
})
