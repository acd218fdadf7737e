import { request } from 'node:http'
import { type LeadPlace, leadPage } from './lead-sites.ts'

/** One submission of the contact form. */
export interface LeadToPost {
  readonly place: LeadPlace
  /** Idempotency key. */
  readonly key: string
  /** Makes its content its own. */
  readonly marker: string
  /** Without a name it is to be refused. */
  readonly isValid: boolean
}

export interface LeadAnswer {
  readonly status: number
  readonly leadId: string | undefined
}

const ANSWER_WITHIN_MS = 15_000
let address = 0

/** Posts a form as its page's script does. Rejects where no whole answer comes. */
export function postLead(port: number, lead: LeadToPost): Promise<LeadAnswer> {
  const { place, key, marker, isValid } = lead
  const body = JSON.stringify({
    page: leadPage.route,
    form_id: 'contact',
    message: `About ${marker}`,
    name: isValid ? 'Sam Lee' : '',
    email: `${marker}@example.com`,
    phone: '0491 570 006',
    location: place.location,
    terms_conditions: true,
  })
  address += 1
  const headers = {
    host: `${place.slug}.localhost`,
    'content-type': 'application/json',
    'idempotency-key': `"${key}"`,
    'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
  }
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: '/api/leads', method: 'POST', agent: false }
    const sent = request({ ...options, headers, signal }, async (response) => {
      try {
        let text = ''
        for await (const chunk of response) text += chunk
        const leadId: string | undefined = JSON.parse(text).lead_id
        resolve({ status: response.statusCode ?? 0, leadId })
      } catch (cause) {
        reject(cause)
      }
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
