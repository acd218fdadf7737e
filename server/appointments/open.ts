import type { Capability, Tools } from '../capability.ts'
import { appointmentReads } from './reads.ts'
import { appointmentRoutes } from './routes.ts'

export default ({ services }: Tools): Capability => ({
  routes: appointmentRoutes(services),
  reads: appointmentReads,
})
