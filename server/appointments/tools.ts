import type { Tools } from '../capability.ts'

/** What appointments need of the server. */
export type AppointmentTools = Pick<Tools, 'services' | 'open' | 'keyring' | 'deliveries'>
