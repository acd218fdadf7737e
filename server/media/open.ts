import { Hono } from 'hono'
import type { Capability, Tools } from '../capability.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mediaRoutes } from './routes.ts'

export default ({ settings, pictures, clientOf, open, services: { log } }: Tools): Capability => {
  const { dataDir, tenantsDir } = settings
  const library = async (dealer: string) => (await open()).media(dealer)
  const options = { dataDir, tenantsDir, pictures, clientOf, log, library }
  // Of the site that the builder shows, from its own origin.
  const ofSite = mediaRoutes({ ...options, siteOf: (c) => c.req.param('site') ?? '' })
  return {
    routes: new Hono<AppEnv>().route('/media', mediaRoutes(options)),
    staffRoutes: new Hono<AppEnv>().route('/sites/:site/media', ofSite),
  }
}
