import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import type { AppEnv } from '../http/app-env.ts'
import {
  bytesOf,
  type FormValues,
  formatOf,
  mediaTypeOf,
  parseBody,
} from '../http/endpoint/body.ts'
import type { Endpoint } from '../http/endpoint/endpoint.ts'
import { uploadPipeline, writePipeline } from '../http/endpoint/pipeline.ts'
import type { PageMatch } from '../pages/find-page.ts'
import { seeOther } from '../site/routes.ts'
import { takePhotoForm } from '../valuation-pictures/photo-form.ts'
import { beginValuation } from './begin-valuation.ts'
import { takeStep } from './take-step.ts'
import type { TradeInTools } from './tools.ts'
import { signInFirst, valuationPage } from './valuation-address.ts'
import { valuationOf } from './valuation-pages.ts'
import type { Post } from './valuation-post.ts'

const formats = ['form', 'json'] as const
/** Fits the longest comments, with each letter as `%F0%9F%9A%97`. */
const MAX_BODY_BYTES = 100_000
/** A guard against floods only. */
const rates = {
  // A mobile network has many visitors behind one address.
  client: { count: 60, seconds: 60 },
  tenant: { count: 1_200, seconds: 60 },
}

/** The pages with the first form. Spec 2.04, 2.05. */
const firstPages = ['/trade-in', '/sell-my-car', '/cars/trade-in']
const STEP = '/trade-in/:valuation/:step'
const PHOTOS = '/trade-in/:valuation/photos'

/**
 * `POST` to a page with the first form begins a valuation; `POST /trade-in/:valuation/:step` answers one of its
 * steps. Forms without script get 303 to the next step, or the page again: 422 with what was wrong, 409 where the
 * form is of an older state, 429 or 503. JSON gets `{ id, version, step, next }`, or the error of D22. A page
 * without a valuation leaves the form to others. Spec 4.22-4.27, 5.18-5.25, FLOWS 8.
 */
export const valuationForms =
  (tools: TradeInTools): Endpoint =>
  (pipeline) => {
    const { services } = tools
    const app = new Hono<AppEnv>()
    /** Takes a form where a page shows valuations; where nothing answers it, it is left to others. */
    const takes = (
      guards: readonly MiddlewareHandler<AppEnv>[],
      handle: (c: Context<AppEnv>, match: PageMatch) => Promise<Response | undefined>,
    ): MiddlewareHandler<AppEnv> => {
      return async (c, next) => {
        const match = await valuationPage(c, services)
        if (!match) return next()
        const answer: MiddlewareHandler<AppEnv> = async (_, leave) => {
          const signIn = await signInFirst(c, match, services)
          if (signIn !== undefined) return seeOther(c, signIn)
          return (await handle(c, match)) ?? leave()
        }
        return every(...guards, answer)(c, next)
      }
    }
    const takesText = (take: (post: Post) => Promise<Response | undefined>) =>
      takes(
        writePipeline({ formats, maxBodyBytes: MAX_BODY_BYTES, rates }, pipeline),
        async (c, match) => {
          const format = formatOf(c, formats)
          const values = formValues(parseBody(await bytesOf(c), format))
          return take({ c, match, values, isJson: format === 'json', tools, pipeline })
        },
      )
    // The form of photos with its files, as a browser without script sends it. Spec 5.24.
    const takesFiles = takes(uploadPipeline(rates, 'files', pipeline), async (c, match) => {
      const valuation = await valuationOf(c, tools)
      if (!valuation) return undefined
      const { values, errors } = await takePhotoForm(c, tools.photos, valuation.id)
      return takeStep({ c, match, values, isJson: false, tools, pipeline, photoErrors: errors })
    })
    app.post(PHOTOS, (c, next) =>
      mediaTypeOf(c) === 'multipart/form-data' ? takesFiles(c, next) : next(),
    )
    for (const path of firstPages) app.post(path, takesText(beginValuation))
    return app.post(STEP, takesText(takeStep))
  }

/** What a form could have sent, of a body of either format. */
const formValues = (body: unknown): FormValues =>
  Object.fromEntries(
    Object.entries(body ?? {}).flatMap(([name, value]): [string, string][] => {
      const [first]: unknown[] = [value].flat()
      return typeof first === 'string' || typeof first === 'number' ? [[name, `${first}`]] : []
    }),
  )
