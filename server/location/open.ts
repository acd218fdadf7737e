import type { Capability } from '../capability.ts'
import { locationReads } from './reads.ts'
import { geocodeRoutes } from './routes.ts'

export default (): Capability => ({ routes: geocodeRoutes(), reads: locationReads })
