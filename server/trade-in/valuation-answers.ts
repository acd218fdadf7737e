import { valuationFailures, valuationMessages } from '#domain/trade-in/messages.ts'
import { stepOf, type ValuationView } from '#parts/valuation/valuation-view.ts'
import { AppError } from '../http/app-error.ts'
import { refusals } from '../leads/refusals.ts'
import { causeText } from '../log.ts'
import { seeOther } from '../site/routes.ts'
import { StoreError } from '../store/store-error.ts'
import type { Valuation } from '../store/valuation-store.ts'
import { sendValuation } from './valuation-address.ts'
import { currentPath } from './valuation-pages.ts'
import type { Post } from './valuation-post.ts'

/** Why a form is not taken. */
interface Refusal {
  readonly status: 409 | 422 | 429 | 503
  readonly code: string
  /** Nothing where each field has its own sentence. */
  readonly message: string
  readonly retryAfter?: number | undefined
}

export const invalid: Refusal = { status: 422, code: 'invalid_form', message: '' }

/** The page again, or the error, with a sentence for each fault. */
export async function refuse(
  { c, match, tools, isJson }: Post,
  shown: ValuationView,
  { status, code, message, retryAfter }: Refusal,
): Promise<Response> {
  const { id, version, state } = shown
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
  if (isJson) {
    const fields = 'errors' in state ? state.errors : {}
    const error = message === '' ? valuationMessages.errorsHeading : message
    const at = id !== undefined && {
      id,
      version,
      step: stepOf(state),
      next: currentPath({ id, state }),
    }
    return c.json({ error, code, fields, ...at }, status)
  }
  const view = message === '' ? shown : { ...shown, problem: message }
  return sendValuation(c, match, tools.services, view, status)
}

/** Where the database is locked, full or away nothing was stored, and the person is told so. Spec 8.05. */
export async function whileStoring(
  post: Post,
  shown: ValuationView,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof StoreError)) throw cause
    const { c, tools } = post
    const { retryAfter } = refusals(c.get('tenant').site).notStored()
    tools.services.log.error('valuation_not_stored', {
      requestId: c.get('requestId'),
      tenant: c.get('tenant').slug,
      cause: causeText(cause.code),
    })
    return refuse(post, shown, {
      status: 503,
      code: 'not_stored',
      message: valuationFailures.submission,
      retryAfter,
    })
  }
}

/** No valuation, or one that has expired: the page says so. */
export function gone({ c, isJson }: Post): Response {
  const error = new AppError(404, 'not_found', 'There is no such valuation, or it has ended')
  return isJson ? c.json(error, 404) : seeOther(c, c.get('url').pathname)
}

/** On to the step that the valuation is at. */
export function leadOn(
  { c, isJson }: Post,
  valuation: Pick<Valuation, 'id' | 'version' | 'state'>,
): Response {
  const path = currentPath(valuation)
  if (!isJson) return seeOther(c, path)
  const { id, version, state } = valuation
  return c.json({ id, version, step: stepOf(state), next: path })
}
