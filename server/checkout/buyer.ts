import type { Context } from 'hono'
import { isSignedIn, type Visitor } from '#domain/account/visitor.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { visitorHeaders } from '../site/routes.ts'
import type { VisitorRequest } from '../site/services.ts'
import type { Account } from '../store/account-store.ts'
import type { CheckoutTools } from './tools.ts'

/** Who asks: the visitor of a page, and the account of one who is signed in. */
export interface Asking {
  readonly visitor: Visitor
  readonly account: Account | undefined
}

/** Who sent a request. */
export async function askingOf(
  request: VisitorRequest,
  { services, open }: Pick<CheckoutTools, 'services' | 'open'>,
): Promise<Asking> {
  const visitor = await services.identifyVisitor(request)
  if (!isSignedIn(visitor)) return { visitor, account: undefined }
  const accounts = (await open()).accounts(request.tenant.slug)
  return { visitor, account: await accounts.account(visitor.account) }
}

/** The same for a page. */
export const askingAt = (c: Context<AppEnv>, tools: CheckoutTools): Promise<Asking> =>
  askingOf({ tenant: c.get('tenant'), origin: c.get('origin'), ...visitorHeaders(c) }, tools)

/** The answer of the API to who is not signed in. */
export const notSignedIn = (): AppError =>
  new AppError(401, 'sign_in', 'Sign in first: a reservation belongs to a proved mobile')
