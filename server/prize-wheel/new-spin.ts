import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Buyer } from '#domain/account/visitor.ts'
import { cleanLines } from '#domain/clean-text.ts'
import { type EnquiryLead, enquiryLeadSchema } from '#domain/enquiry/enquiry-lead.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatDate, formatMoney } from '#domain/format.ts'
import { RANDOM_DIGITS } from '#domain/prize/draw.ts'
import type { Wheel } from '#domain/prize/wheel.ts'
import { destinationsOf } from '../delivery/destinations.ts'
import type { EndpointRequest } from '../http/endpoint/endpoint.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { contentDigest } from '../leads/content-digest.ts'
import { newEditKey } from '../leads/edit-key.ts'
import { originOf } from '../leads/lead-of.ts'
import { userAgentOf } from '../leads/sender.ts'
import { sealedContent } from '../messages/message.ts'
import type { Account } from '../store/account-store.ts'
import type { NewSpin, Spin } from '../store/spin-store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { claimCodeOf } from './claim-code.ts'

/** A number of the cryptographic source of the operating system. */
const cryptographic = (): string => randomBytes(RANDOM_DIGITS / 2).toString('hex')

/** A spin that a buyer may make. */
interface SpinOf {
  readonly request: Pick<EndpointRequest<unknown>, 'tenant' | 'origin' | 'header'>
  readonly wheel: Wheel
  readonly visitor: Buyer
  /** What the buyer says of themselves. */
  readonly account: Account | undefined
  readonly number: number
  readonly now: Date
  readonly keyring: Pick<Keyring, 'sign' | 'seal'>
}

/** A spin as the store takes it, with the lead and the text that follow from its prize. D32. */
export function newSpin(of: SpinOf): NewSpin {
  const { request, wheel, visitor, number, now, keyring } = of
  const { tenant } = request
  const { phone } = visitor.user
  const created = now.toISOString()
  return {
    wheel: wheel.id,
    account: visitor.account,
    person: keyring.sign('wheel', JSON.stringify([tenant.slug, wheel.id, phone])),
    number,
    segments: wheel.segments,
    terms: { version: wheel.terms_version, digest: hash('sha256', wheel.terms, 'base64url') },
    claimCode: claimCodeOf(randomInt),
    now: created,
    random: cryptographic,
    follow(spin) {
      const body = leadBody(of, spin)
      return {
        lead: {
          id: randomUUID(),
          editKey: newEditKey(),
          digest: contentDigest(body),
          created,
          kind: 'spin_to_win',
          body,
          destinations: destinationsOf(body, tenant.site),
        },
        message: {
          id: randomUUID(),
          created,
          to: { kind: 'sms', address: phone },
          content: sealedContent(keyring, { text: textOf(tenant, wheel, spin) }),
        },
      }
    },
  }
}

/** The lead of a prize: who won what, and its code. Spec 3.40, D32. */
function leadBody({ request, visitor, account, wheel }: SpinOf, spin: Spin): EnquiryLead {
  const { header, origin, tenant } = request
  const { locale } = tenant.site
  const path = '/spin-to-win'
  const said = [
    `Won at ${wheel.name}: ${spin.prize}, worth ${formatMoney(spin.value, locale)}`,
    `Claim code ${spin.claimCode}, until ${wheel.claim_until}`,
    `Confirmed: resident of ${wheel.eligible_states.join(', ')}, ${wheel.minimum_age} or older, terms ${wheel.terms_version}`,
  ]
  return enquiryLeadSchema.parse({
    ...(account?.name !== undefined && { name: account.name }),
    ...(account?.email !== undefined && { email: account.email }),
    phone: visitor.user.phone,
    message: cleanLines(said.join('\n')),
    ...originOf({
      page: { path, route: path, origin },
      sender: {
        userAgent: userAgentOf(header),
        attributes: { visited_pages: [], linked_query_params: {} },
      },
    }),
    category: 'Spin To Win',
  })
}

/** The text to the winner. FLOWS 11. */
function textOf({ site }: Tenant, wheel: Wheel, { segment, prize, claimCode }: Spin): string {
  const won = wheel.segments.find(({ id }) => id === segment)?.won ?? prize
  const date = formatDate(wheel.claim_until, site.locale, site.timeZone)
  const facts = { prize: won, name: site.name, code: claimCode, date }
  return fillPlaceholders(site.words.wheelText, facts)
}
