import type { Capability } from '../capability.ts'
import { geocodeRoutes } from './routes.ts'

export default (): Capability => ({ routes: geocodeRoutes() })
