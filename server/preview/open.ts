import { Hono } from 'hono'
import type { Capability, Tools } from '../capability.ts'
import type { AppEnv } from '../http/app-env.ts'
import { previewEndpoint } from './preview-endpoint.ts'
import { previewRoutes } from './preview-routes.ts'
import { whyRoutes } from './why-routes.ts'

/** Previews of drafts on the sites' own hosts, for frames of the staff host (Spec 6.04, D38). */
export default function openPreview(tools: Tools): Capability {
  const { services, keyring, open, documents, clientOf } = tools
  // A server that shows a draft file has no staff host.
  if (tools.isPreview) return {}
  return {
    routes: new Hono<AppEnv>()
      .route(
        '/',
        previewRoutes({ services, keyring, open, documents, clientOf, clock: services.clock }),
      )
      .route('/', whyRoutes({ services, keyring })),
    staffEndpoints: [previewEndpoint({ services, keyring })],
  }
}
