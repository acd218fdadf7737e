import type { Capability, Tools } from '../capability.ts'
import { deskRoutes } from './desk-routes.ts'

/** The staff application, on the staff host (D38); none where it was not built, as in tests of the server. */
export default function openDesk({ deskFolder: folder, services }: Tools): Capability {
  if (folder !== undefined) return { staffRoutes: deskRoutes({ folder }) }
  const { development } = services
  return development ? { staffRoutes: deskRoutes(development) } : {}
}
