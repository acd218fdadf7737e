import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import { answerDue, DEFAULT_ANSWER_MINUTES } from '#domain/enquiry/answer-time.ts'
import type { FormKind } from '#domain/enquiry/form/kinds/form-kinds.ts'
import type { AttentionItem } from '#domain/staff/attention-calls.ts'
import { answeringPlace } from '../staff-leads/lead-view.ts'
import type { ListedLead } from '../store/lead-work.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** What a buyer wants, behind their name; with the name of a car where there is one. */
const wishes: Readonly<Record<FormKind, readonly [about: string, without: string]>> = {
  enquiry: ['asks about the', 'asks something'],
  test_drive: ['would like to test drive the', 'would like a test drive'],
  service: ['would like a service for their', 'would like a service'],
  finance: ['asks for finance for the', 'asks for finance'],
  parts: ['asks for parts for their', 'asks for parts'],
  fleet: ['asks about a fleet with the', 'asks about a fleet'],
  careers: ['would like to work here, about the', 'would like to work here'],
  contact: ['wrote about the', 'wrote to you'],
  request_photos: ['would like photos of the', 'would like photos'],
  sell_my_car: ['would like to sell their', 'would like to sell a car'],
  call_back: ['would like a call about the', 'would like a call'],
}

/** What is about the buyer's own car. */
const isAboutTheirs: ReadonlySet<FormKind> = new Set(['sell_my_car', 'service', 'parts'])

/** New leads, each to be answered; those that are late first, the oldest first. WORKSPACE 6. */
export function leadItems(
  { slug, site }: Pick<Tenant, 'slug' | 'site'>,
  leads: readonly ListedLead[],
  now: Date,
): AttentionItem[] {
  const { answerWithinMinutes: minutes = DEFAULT_ANSWER_MINUTES } = site.forms
  return leads.map(({ lead }) => {
    const { id, created, body } = lead
    const due = answerDue(new Date(created), minutes, answeringPlace({ lead }, site))
    return {
      id: `lead ${id}`,
      kind: 'lead' as const,
      group: 'answer' as const,
      subject: body.name ?? 'Somebody',
      text: wishOf(body),
      since: created,
      until: due.toISOString(),
      is_late: due <= now,
      to: `/staff/${slug}/leads/${id}`,
      action: 'Answer',
      ...phoneOf(body.phone, site),
    }
  })
}

/** A number to call, and as people read it. */
export const phoneOf = (phone: string | undefined, { locale }: Pick<Tenant['site'], 'locale'>) =>
  phone === undefined ? {} : { phone, phone_shown: displayPhone(phone, countryOf(locale)) }

/** What somebody wants, behind their name, with the car that it is about. */
export function wishOf(body: ListedLead['lead']['body']): string {
  const { form = 'contact', own_vehicle: own } = body
  const [about, without] = wishes[form]
  // The car of its page is the one that is wished for.
  if (isAboutTheirs.has(form)) return own === undefined ? without : `${about} ${own}`
  const car = [body['Vehicle Make'], body['Vehicle Model']].filter(Boolean).join(' ')
  return car === '' ? without : `${about} ${car}`
}
