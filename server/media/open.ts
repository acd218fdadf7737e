import { Hono } from 'hono'
import type { Capability, Tools } from '../capability.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mediaRoutes } from './routes.ts'

export default ({ settings, pictures, clientOf, services: { log } }: Tools): Capability => {
  const { dataDir, tenantsDir } = settings
  const media = mediaRoutes({ dataDir, tenantsDir, pictures, clientOf, log })
  return { routes: new Hono<AppEnv>().route('/media', media) }
}
