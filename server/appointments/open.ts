import type { Capability, Tools } from '../capability.ts'
import { appointmentForms, appointmentPages } from './appointment-pages.ts'
import { appointmentReads } from './reads.ts'
import { appointmentRoutes } from './routes.ts'
import { staffAppointments } from './staff-appointments.ts'
import { staffWeek } from './staff-week.ts'

/** Times of locations that buyers book, and how buyers and staff change them. Spec 5.09, 7.07. */
export default (tools: Tools): Capability => ({
  routes: appointmentRoutes(tools.services).route('/', appointmentPages(tools)),
  reads: appointmentReads,
  endpoints: [appointmentForms(tools)],
  staffEndpoints: [staffWeek(tools), ...staffAppointments(tools)],
})
