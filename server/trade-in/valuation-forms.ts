import { randomBytes } from 'node:crypto'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { FORM_ID_FIELD } from '#domain/enquiry/form-wire.ts'
import { leadEvent } from '#domain/enquiry/lead-event.ts'
import { eventIds } from '#domain/tracking/event-ids.ts'
import type { FieldErrors } from '#domain/trade-in/field-errors.ts'
import { valuationFailures, valuationMessages } from '#domain/trade-in/messages.ts'
import { next as after, startValuation } from '#domain/trade-in/valuation-wizard.ts'
import type { WizardState } from '#domain/trade-in/valuation-wizard-state.ts'
import { stepOf, type ValuationView } from '#parts/valuation/valuation-view.ts'
import { mayCount } from '../events/may-count.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import {
  bytesOf,
  type FormValues,
  formatOf,
  mediaTypeOf,
  parseBody,
} from '../http/endpoint/body.ts'
import type { Endpoint } from '../http/endpoint/endpoint.ts'
import { type PipelineTools, uploadPipeline, writePipeline } from '../http/endpoint/pipeline.ts'
import { isOfProgram } from '../leads/honeypot.ts'
import { leadCar } from '../leads/lead-car.ts'
import { refusals } from '../leads/refusals.ts'
import { attributesOf, userAgentOf } from '../leads/sender.ts'
import type { Sender } from '../leads/submission.ts'
import { causeText } from '../log.ts'
import type { PageMatch } from '../pages/find-page.ts'
import { StoreError } from '../store/store-error.ts'
import type { Valuation } from '../store/valuation-store.ts'
import { today } from '../today.ts'
import { takePhotoForm } from '../valuation-pictures/photo-form.ts'
import { removePicture } from '../valuation-pictures/take-picture.ts'
import { answerStep, type StepOutcome } from './answer-step.ts'
import { type PostedForm, postedForm } from './posted-form.ts'
import type { TradeInTools } from './tools.ts'
import { seeOther, sendValuation, signInFirst, valuationPage } from './valuation-address.ts'
import { currentPath, picturesOf, valuationOf } from './valuation-pages.ts'
import { isValuationStep } from './valuation-steps.ts'
import { viewOf } from './valuation-view.ts'
import { wizardSettings } from './wizard-settings.ts'

const formats = ['form', 'json'] as const
/** Fits the longest comments, with each letter as `%F0%9F%9A%97`. */
const MAX_BODY_BYTES = 100_000
/** A guard against floods only. */
const rates = {
  // A mobile network has many visitors behind one address.
  client: { count: 60, seconds: 60 },
  tenant: { count: 1_200, seconds: 60 },
}

/** Nobody can guess it, and it fits into a message. */
const ID_BYTES = 18
const DAY_MS = 24 * 60 * 60 * 1_000
const USED_DAYS = 14

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
    const matches = new WeakMap<Context, PageMatch>()
    const only =
      (handler: MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> =>
      (c, next) =>
        matches.has(c) ? handler(c, next) : next()
    const app = new Hono<AppEnv>()
    withFiles(app, tools, pipeline)
    for (const path of [...firstPages, STEP]) {
      app.post(path, async (c, next) => {
        const match = await valuationPage(c, services)
        if (match) matches.set(c, match)
        return next()
      })
      for (const handler of writePipeline(
        { formats, maxBodyBytes: MAX_BODY_BYTES, rates },
        pipeline,
      )) {
        app.post(path, only(handler))
      }
    }
    const form = (path: string, handle: (post: Post) => Promise<Response | undefined>) =>
      app.post(path, async (c, next) => {
        const match = matches.get(c)
        if (!match) return next()
        const signIn = await signInFirst(c, match, services)
        if (signIn !== undefined) return seeOther(c, signIn)
        const format = formatOf(c, formats)
        const values = formValues(parseBody(await bytesOf(c), format))
        const answer = await handle({
          c,
          match,
          values,
          isJson: format === 'json',
          tools,
          pipeline,
        })
        return answer ?? next()
      })
    for (const path of firstPages) form(path, begin)
    return form(STEP, step)
  }

/** The form of photos with its files, as a browser without script sends it. Spec 5.24. */
function withFiles(app: Hono<AppEnv>, tools: TradeInTools, pipeline: PipelineTools): void {
  const { services } = tools
  const hasFiles = (c: Context<AppEnv>) => mediaTypeOf(c) === 'multipart/form-data'
  for (const handler of uploadPipeline(rates, 'files', pipeline)) {
    app.post(PHOTOS, (c, next) => (hasFiles(c) ? handler(c, next) : next()))
  }
  app.post(PHOTOS, async (c, next) => {
    const match = hasFiles(c) ? await valuationPage(c, services) : undefined
    const valuation = match && (await valuationOf(c, tools))
    if (!(match && valuation)) return next()
    const signIn = await signInFirst(c, match, services)
    if (signIn !== undefined) return seeOther(c, signIn)
    const { values, errors } = await takePhotoForm(c, tools.photos, valuation.id)
    const post = { c, match, values, isJson: false, tools, pipeline, photoErrors: errors }
    return (await step(post)) ?? next()
  })
}

interface Post {
  readonly c: Context<AppEnv>
  readonly match: PageMatch
  readonly values: FormValues
  readonly isJson: boolean
  readonly tools: TradeInTools
  readonly pipeline: PipelineTools
  /** What was wrong with files that came with it. */
  readonly photoErrors?: FieldErrors
}

/** What a form could have sent, of a body of either format. */
const formValues = (body: unknown): FormValues =>
  Object.fromEntries(
    Object.entries(body ?? {}).flatMap(([name, value]): [string, string][] => {
      const [first]: unknown[] = [value].flat()
      return typeof first === 'string' || typeof first === 'number' ? [[name, `${first}`]] : []
    }),
  )

/** The first form: a valuation begins, and its look-up with it. Spec 4.23. */
async function begin(post: Post): Promise<Response | undefined> {
  const { c, values, tools, match } = post
  // That of the enquiry on the same page.
  if (values[FORM_ID_FIELD] !== undefined) return undefined
  const tenant = c.get('tenant')
  const form = postedForm('begin', values)
  const typed = { rego: form.line('rego'), state: form.line('state') }
  const settings = wizardSettings(tenant.site)
  const state = after(startValuation(''), { type: 'registration_sent', ...typed }, settings)
  const carId = form.line('car_id')
  const shown = { version: 0, state, ...(carId !== '' && { carId }) }
  if (isOfProgram(values)) return refuse(post, shown, refusals(tenant.site).notAccepted())
  if (state.step !== 'looking_up') return refuse(post, shown, invalid)
  const seconds = lookUpsLeft(post)
  const before = { ...shown, state: state.before }
  if (seconds > 0) return refuse(post, before, refusals(tenant.site).tooMany(seconds))
  return whileStoring(post, before, async () => {
    const now = tools.services.clock()
    const car = await wishedCar(post, carId)
    const begun = {
      id: randomBytes(ID_BYTES).toString('base64url'),
      state,
      car: car?.id,
      created: now.toISOString(),
      expires: new Date(now.getTime() + USED_DAYS * DAY_MS).toISOString(),
    }
    await (await tools.open()).valuations(match.tenant.slug).begin(begun)
    tools.wake(tenant.slug, begun.id)
    return leadOn(post, { ...begun, version: 1 })
  })
}

/** A step of a valuation. */
async function step(post: Post): Promise<Response | undefined> {
  const { c, values, tools, match, photoErrors = {} } = post
  const tenant = c.get('tenant')
  const valuation = await valuationOf(c, tools)
  const at = c.req.param('step') ?? 'photos'
  if (!(valuation && isValuationStep(at))) return gone(post)
  const now = tools.services.clock()
  const pictures = await picturesOf(c, tools, valuation)
  const show = (shown: { state?: WizardState; problem?: string } = {}) =>
    viewOf(valuation, tenant, { origin: c.get('origin'), now }, { pictures, ...shown })
  const form = postedForm(at, values)
  const removed = form.line('remove')
  if (at === 'photos' && removed !== '') {
    await removePicture(tools.photos, tenant.slug, valuation.id, removed)
    return leadOn(post, valuation)
  }
  if (valuation.state.step === 'images' && Object.keys(photoErrors).length > 0) {
    return refuse(post, show({ state: { ...valuation.state, errors: photoErrors } }), invalid)
  }
  const looksUp = (at === 'car' || at === 'choose') && form.line('action') === ''
  const limit = looksUp ? lookUpsLeft(post) : at === 'details' ? leadsLeft(post, form) : 0
  if (limit > 0) return refuse(post, show(), refusals(tenant.site).tooMany(limit))
  return whileStoring(post, show(), async () => {
    const valuations = (await tools.open()).valuations(match.tenant.slug)
    const outcome = await answerStep({
      site: tenant.site,
      valuation,
      step: at,
      form,
      now,
      store: valuations,
      page: { path: c.get('url').pathname, route: match.page.route, origin: c.get('origin') },
      sender: senderOf(post),
      car: await wishedCar(post, valuation.car),
      images: pictures.map(({ name, bytes }) => ({ name, type: 'image/jpeg', size: bytes })),
    })
    if (outcome.kind === 'refused') return refuse(post, show({ state: outcome.state }), invalid)
    const current = (await valuations.valuation(valuation.id, now.toISOString())) ?? valuation
    // Sent twice at once: the first one was stored.
    const isKnown = outcome.kind === 'older' && current.lastPost === form.digest
    if (outcome.kind === 'older' && !isKnown) {
      const shown = viewOf(current, tenant, { origin: c.get('origin'), now })
      return refuse(post, shown, {
        status: 409,
        code: 'older_form',
        message: valuationMessages.olderForm,
      })
    }
    announce(post, current, outcome)
    return leadOn(post, current)
  })
}

/** No valuation, or one that has expired: the page says so. */
function gone({ c, isJson }: Post): Response {
  const error = new AppError(404, 'not_found', 'There is no such valuation, or it has ended')
  return isJson ? c.json(error, 404) : seeOther(c, c.get('url').pathname)
}

/** What follows from a step that was stored. Spec 4.21, D20. */
function announce(post: Post, { car = '', id }: Valuation, outcome: StepOutcome): void {
  const { c, tools } = post
  const { slug, site } = c.get('tenant')
  if (outcome.kind === 'on') tools.wake(slug, id)
  const isLead = outcome.kind === 'on' && outcome.lead?.isNew === true
  const isAccepted = outcome.kind === 'accepted' && outcome.isFirst
  if (isLead) tools.leadStored()
  if (!(isLead || isAccepted) || !senderOf(post).mayCount) return
  const event = isAccepted ? eventIds.offerAccepted : leadEvent({ category: 'Trade-In Valuation' })
  tools.events.add(slug, today(tools.services.clock(), site.timeZone), [{ event, carId: car }])
}

/** Takes one of the look-ups of an address: each costs the dealer. */
const lookUpsLeft = (post: Post): number => take(post, 'lookUps')
const leadsLeft = (post: Post, form: PostedForm): number =>
  form.line('action') === '' ? take(post, 'leads') : 0

const take = ({ c, tools, pipeline }: Post, which: keyof TradeInTools['limits']): number =>
  tools.limits[which].take(`${c.get('tenant').slug} ${pipeline.clientOf(c)}`)

function senderOf({ c, pipeline }: Post): Sender {
  const header = (name: string) => c.req.header(name)
  return {
    client: pipeline.clientOf(c),
    userAgent: userAgentOf(header),
    // Consent is remembered by script.
    mayCount: mayCount(c.get('tenant').site.tracking, { header, consent: undefined }),
    requestId: c.get('requestId'),
    attributes: attributesOf([], c.get('url').searchParams),
  }
}

/** The car that is wished for; one that the site does not have is none. */
async function wishedCar({ match, tools }: Post, id: string | undefined) {
  const page = { path: '', route: '', origin: '', records: {}, parameters: {} }
  const { stock } = tools.services
  const asked = { tenant: match.tenant, page, values: { car_id: id } }
  const found = await leadCar(asked, { stock, open: tools.open })
  return found === 'unknown' ? undefined : found.car
}

interface Refusal {
  readonly status: 409 | 422 | 429 | 503
  readonly code: string
  /** Nothing where each field has its own sentence. */
  readonly message: string
  readonly retryAfter?: number | undefined
}
const invalid: Refusal = { status: 422, code: 'invalid_form', message: '' }

/** Where the database is locked, full or away nothing was stored, and the person is told so. Spec 8.05. */
async function whileStoring(
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

/** The page again, or the error, with a sentence for each fault. */
async function refuse(
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

/** On to the step that the valuation is at. */
function leadOn(
  { c, isJson }: Post,
  valuation: Pick<Valuation, 'id' | 'version' | 'state'>,
): Response {
  const path = currentPath(valuation)
  if (!isJson) return seeOther(c, path)
  const { id, version, state } = valuation
  return c.json({ id, version, step: stepOf(state), next: path })
}
