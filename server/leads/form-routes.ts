import { type Context, Hono } from 'hono'
import { FORM_ID_FIELD, HONEYPOT_FIELD } from '#domain/enquiry/form-wire.ts'
import type { FormReturn } from '#parts/view-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { bytesOf, type FormValues, parseForm } from '../http/endpoint/body.ts'
import type { Endpoint } from '../http/endpoint/endpoint.ts'
import { writePipeline } from '../http/endpoint/pipeline.ts'
import { otherMethods } from '../http/methods.ts'
import type { PageMatch } from '../pages/find-page.ts'
import { identifyVisitorPage, signInBefore } from '../site/resolve.ts'
import { personalPage } from '../site/respond.ts'
import { seeOther, sendPersonal, siteRequest } from '../site/routes.ts'
import type { SiteServices } from '../site/services.ts'
import { formTarget, sentForm } from './form-target.ts'
import { formSender } from './sender.ts'
import type { Submit, SubmitRefused } from './submission.ts'

export interface FormRoutesOptions {
  readonly services: SiteServices
  readonly submit: Submit
}

/** Fits the longest form, with each letter of its message as `%F0%9F%9A%97`. */
const MAX_BODY_BYTES = 100_000

/** A guard against floods only: how often a form is taken is decided where it is taken. */
const rates = {
  // A mobile network has many visitors behind one address.
  client: { count: 60, seconds: 60 },
  tenant: { count: 1_200, seconds: 60 },
}

/**
 * Forms that are sent without script: a POST to the address of the page that they stand on. Answered with
 * a 303 to the page of thanks, or with the same page: what was typed, why it was not taken, and a status
 * that says so. No cache stores either. A page without a form answers 405. Spec 5.25, D22, D36.
 */
export const formRoutes =
  ({ services, submit }: FormRoutesOptions): Endpoint =>
  (tools) => {
    const limits = { formats: ['form'], maxBodyBytes: MAX_BODY_BYTES, rates } as const
    const matches = new WeakMap<Context, PageMatch>()
    // First of all, so that a page without a form answers as to any other method.
    const app = new Hono<AppEnv>().post('*', async (c, next) => {
      const target = await formTarget(siteRequest(c, services), services.stock)
      if (target.kind === 'redirect') return c.redirect(target.to, target.status)
      if (target.kind === 'no_form') return otherMethods('GET, HEAD')(c, next)
      const signIn = await signInBefore(target.match, siteRequest(c, services))
      if (signIn !== undefined) return seeOther(c, signIn)
      matches.set(c, target.match)
      return next()
    })
    for (const handler of writePipeline(limits, tools)) app.post('*', handler)
    return app.post('*', async (c) => {
      const match = matches.get(c)
      const fields = parseForm(await bytesOf(c))
      const form = match && sentForm(match, fields[FORM_ID_FIELD])
      if (!form) throw new AppError(422, 'unknown_form', 'This page no longer has that form')
      const sender = formSender(c, tools)
      const outcome = await submit({ ...form, values: fields, key: undefined, sender })
      if (outcome.kind === 'refused') {
        const shown = formReturn(form.block.id, fields, outcome)
        return pageAgain(c, match, shown, outcome, services)
      }
      return seeOther(c, outcome.next)
    })
  }

/** What the page shows again: the visitor's own fields, without those of the form itself. */
function formReturn(
  block: string,
  { [FORM_ID_FIELD]: _id, [HONEYPOT_FIELD]: _pot, ...values }: FormValues,
  { code, message, faults, slots }: SubmitRefused,
): FormReturn {
  // Each of its faults is a sentence already.
  const failure = code === 'invalid_form' ? {} : { failure: message }
  return { block, values, faults, code, ...failure, ...(slots && { slots }) }
}

/** The page again, with what was typed. */
async function pageAgain(
  c: Context<AppEnv>,
  match: PageMatch,
  form: FormReturn,
  { status, retryAfter }: SubmitRefused,
  services: SiteServices,
): Promise<Response> {
  const visitor = await identifyVisitorPage(match, siteRequest(c, services))
  const page = await personalPage(match, visitor, services, c.get('requestId'), { form })
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
  return sendPersonal(c, page, status)
}
