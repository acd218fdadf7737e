import { z } from 'zod'
import { signInPath } from '#domain/account/sign-in-path.ts'
import { type Buyer, isSignedIn } from '#domain/account/visitor.ts'
import { watchlistCall } from '#domain/account/watchlist-call.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { reasonsOf } from '#domain/eligibility.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { AppError } from '../http/app-error.ts'
import type { EndpointRequest } from '../http/endpoint/endpoint.ts'
import type { SiteServices, VisitorRequest } from '../site/services.ts'
import { backPath } from './back-path.ts'
import { refusal } from './refusal.ts'

/** Longer than any number as people write it. */
const MAX_PHONE = 40

/** The `phone_number` of a call: checked by `listBuyer`. */
export const phoneNumber = z.string().max(MAX_PHONE).optional()

interface ListRequest extends VisitorRequest, Pick<EndpointRequest<unknown>, 'format'> {
  readonly body: { readonly phone_number?: string | undefined }
}

/** Whose list a call changes, or where a form without script is led to sign in. */
export type ListBuyer =
  | { readonly kind: 'buyer'; readonly buyer: Buyer }
  | { readonly kind: 'sign_in'; readonly to: `/${string}` }

/**
 * The signed-in buyer of a call to the watchlist. `phone_number` must be that buyer's; a form on a page that
 * is the same for everyone has none. `car` is saved after the sign-in. Spec 5.05, 7.01, D26.
 * @throws AppError 401 without a sign-in, 403 for the number of another, 404 on a site without a watchlist
 */
export async function listBuyer(
  request: ListRequest,
  identifyVisitor: SiteServices['identifyVisitor'],
  car?: string,
): Promise<ListBuyer> {
  const { body, format, tenant } = request
  const { flags, locale, words } = tenant.site
  if (!flags.watchlist) throw new AppError(404, 'not_found', 'This site has no watchlist')
  const visitor = await identifyVisitor(request)
  if (!isSignedIn(visitor)) {
    if (format === 'form') return { kind: 'sign_in', to: signInToSave(backPath(request), car) }
    throw refusal(401, 'not_signed_in', fillPlaceholders(words.savedSignIn, { car: words.car }))
  }
  const { phone_number } = body
  if (phone_number === undefined) {
    if (format === 'form') return { kind: 'buyer', buyer: visitor }
    throw missingPhone()
  }
  const own = { user: visitor.user, country: countryOf(locale) }
  const reasons = reasonsOf(watchlistCall({ phone_number }, own))
  if (reasons.length > 0) throw refusal(403, 'phone_of_another', words.savedOtherNumber)
  return { kind: 'buyer', buyer: visitor }
}

/** Comes back to where the form was sent from, and saves the car there. Spec 4.12, 5.05. */
const signInToSave = (path: string, save: string | undefined): `/${string}` =>
  signInPath({ type: 'watchlist', redirect: path, back: path, save })

const missingPhone = () =>
  new AppError(422, 'invalid_body', 'Some of what was sent cannot be accepted', {
    fields: { phone_number: 'Missing: expected the phone number of the signed-in buyer' },
  })
