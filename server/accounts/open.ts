import { Hono } from 'hono'
import type { Capability, Tools } from '../capability.ts'
import type { AppEnv } from '../http/app-env.ts'
import { meRoutes } from './me-routes.ts'
import { openSignInActions } from './on-sign-in.ts'
import { accountReads } from './reads.ts'
import { codeEndpoint, verifyEndpoint } from './sign-in-endpoints.ts'
import { signInForms, signInPages } from './sign-in-pages.ts'
import { signOutEndpoint } from './sign-out-endpoint.ts'

export default function openAccounts(tools: Tools): Capability {
  const { open, services, keyring, deliveries, isPreview } = tools
  const { clock, log } = services
  const wake = () => deliveries.wake()
  const signing = {
    open,
    services,
    keyring,
    clock,
    log,
    wake,
    onSignIn: openSignInActions(tools),
  }
  // A preview shows the draft of that page, and nobody signs in there.
  const pages = isPreview ? new Hono<AppEnv>() : signInPages(signing)
  return {
    reads: accountReads,
    routes: pages.route('/', meRoutes(services)),
    endpoints: [
      codeEndpoint(signing),
      verifyEndpoint(signing),
      signInForms(signing),
      signOutEndpoint(signing),
    ],
  }
}
