import { z } from 'zod'
import { type FieldName, fieldNames } from '#domain/enquiry/form/field-names.ts'
import { HONEYPOT_FIELD } from '#domain/enquiry/form-wire.ts'
import { submissionKeySchema } from '#domain/enquiry/submission-key.ts'
import { MAX_SECONDS_ON_PAGE } from '#domain/enquiry/thresholds.ts'
import { mayCount } from '../events/may-count.ts'
import { AppError } from '../http/app-error.ts'
import { type Endpoint, type EndpointRequest, endpoint } from '../http/endpoint/endpoint.ts'
import { signInBefore } from '../site/resolve.ts'
import type { SiteServices } from '../site/services.ts'
import { formTarget, sentForm } from './form-target.ts'
import { refusals } from './refusals.ts'
import { attributesOf, userAgentOf } from './sender.ts'
import type { Submission, Submit, SubmitRefused, SubmitStored } from './submission.ts'

/** Above what any field takes: a longer text is refused with the field's own sentence. */
const MAX_TEXT = 20_000
const MAX_LIST = 50
const MAX_ADDRESS = 2_000
const MAX_ID = 100
const PAGE = 'Expected the path of a page, such as /contact-us'

const text = z.string().max(MAX_TEXT)
const fieldValue = z.union([text, z.boolean(), z.array(text).max(MAX_LIST)]).optional()
const fields = Object.fromEntries(fieldNames.map((name) => [name, fieldValue])) as Readonly<
  Record<FieldName, typeof fieldValue>
>

const userData = z.strictObject({
  ...fields,
  subcategory: text.optional(),
  page_id: text.optional(),
  url: text.optional(),
  source: text.optional(),
  user_agent: text.optional(),
  car_dealership_id: text.optional(),
  lead_attributes: z
    .strictObject({
      visited_pages: z.array(text).default([]),
      linked_query_params: z.record(text, text).default({}),
    })
    .optional(),
})

/** The fields by their names, with the address of the form's page, as a flat object. Spec 7.09. */
const leadBody = z.strictObject({
  ...fields,
  page: z
    .string({ error: PAGE })
    .max(MAX_ADDRESS)
    .regex(/^\/(?!\/)/, { error: PAGE }),
  form_id: z
    .string({ error: 'Expected the id of a form on this page, such as enquiry' })
    .max(MAX_ID),
  [HONEYPOT_FIELD]: text.optional(),
  /** That the visitor agreed to be counted, where the site asks. */
  consent: z.literal('granted').optional(),
  userData: userData.optional(),
  /** How long the page with the form was open; what is no such number is no fault of the buyer's. */
  seconds_on_page: z.int().min(0).max(MAX_SECONDS_ON_PAGE).optional().catch(undefined),
})
type LeadRequest = EndpointRequest<z.output<typeof leadBody>>

export interface LeadsEndpointOptions {
  readonly services: SiteServices
  readonly submit: Submit
}

/**
 * `POST /api/leads` (Spec 7.09, D21) takes a form of a page:
 * `{ "page": "/cars/2021-toyota-hilux-a/enquire", "form_id": "enquiry", "name": "Sam Lee", … }`, and answers
 * `{ "lead_id", "reference", "key", "event", "next" }` once the lead is on disk: 201 for a new one, 200 for one
 * that is known, without `key` where it was not made under the same idempotency key.
 * @throws AppError 422, 409 `slot_taken`, 429 or 503 `not_stored`, as the submission was refused
 */
export const leadsEndpoint = ({ services, submit }: LeadsEndpointOptions): Endpoint =>
  endpoint({
    path: '/api/leads',
    body: leadBody,
    answer: z.strictObject({
      lead_id: z.string(),
      reference: z.string().describe('What the buyer can mention'),
      event: z.number().describe('Number of the event that was counted'),
      next: z.string().describe('Path of the page that shows the result'),
      key: z.string().optional().describe('For `PATCH /api/leads/{lead_id}`'),
    }),
    maxBodyBytes: 100_000,
    // A guard against floods: how often a form is taken is decided by `LeadLimits`.
    rates: { client: { count: 60, seconds: 60 }, tenant: { count: 1_200, seconds: 60 } },
    // Of one process the pipeline would forget them; the store keeps them.
    idempotency: 'handler',
    async handle(request) {
      const outcome = await submit(await submissionOf(request, services))
      if (outcome.kind === 'refused') throw refusal(outcome)
      return { json: answerBody(outcome), status: outcome.state === 'new' ? 201 : 200 }
    },
  })

async function submissionOf(request: LeadRequest, services: SiteServices): Promise<Submission> {
  const { body, tenant, origin } = request
  const { page, form_id, consent: _, seconds_on_page: __, userData: more, ...values } = body
  const [pathname = '', ...query] = page.split('?')
  const address = {
    tenant,
    origin,
    pathname,
    search: query.length > 0 ? `?${query.join('?')}` : '',
  }
  const target = await formTarget(address, services.stock)
  const visitor = () => services.identifyVisitor(request)
  const asked = { ...address, requestId: request.requestId, visitor }
  // A gated page's form is closed with it. Spec 2.27.
  if (target.kind === 'forms' && (await signInBefore(target.match, asked)) !== undefined) {
    throw new AppError(401, 'not_signed_in', 'Please sign in first')
  }
  const form = target.kind === 'forms' ? sentForm(target.match, form_id) : undefined
  if (!form) throw refusal(refusals(tenant.site).unknownForm())
  return {
    ...form,
    values: { ...more, ...values },
    key: keyOf(request),
    sender: senderOf(request, address.search),
  }
}

/** The key as the store takes it, which is stricter than the header. */
function keyOf({ idempotencyKey }: LeadRequest): string | undefined {
  if (idempotencyKey === undefined || submissionKeySchema.safeParse(idempotencyKey).success) {
    return idempotencyKey
  }
  const message =
    'Idempotency-Key must be 16 to 64 letters, digits, hyphens or underscores in quotes'
  throw new AppError(400, 'malformed_idempotency_key', message)
}

function senderOf(
  { body, tenant, header, client, requestId }: LeadRequest,
  search: string,
): Submission['sender'] {
  const { consent, seconds_on_page, userData: { lead_attributes: given } = {} } = body
  const linked = Object.entries(given?.linked_query_params ?? {})
  return {
    client,
    requestId,
    userAgent: userAgentOf(header),
    secondsOnPage: seconds_on_page,
    mayCount: mayCount(tenant.site.tracking, { header, consent }),
    attributes: attributesOf(
      given?.visited_pages ?? [],
      linked.length > 0 ? linked : new URLSearchParams(search),
    ),
  }
}

const answerBody = ({ leadId, reference, editKey, event, next }: SubmitStored) => ({
  lead_id: leadId,
  reference,
  event,
  next,
  ...(editKey !== undefined && { key: editKey }),
})

/** The refusal as D22 has it; `slots` are the nearest free ones. */
const refusal = ({ status, code, message, faults, slots, retryAfter }: SubmitRefused): AppError =>
  new AppError(status, code, message, {
    ...(Object.keys(faults).length > 0 && { fields: faults }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(slots && { more: { slots } }),
  })
