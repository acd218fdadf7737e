import type { FormKind } from '#domain/enquiry/form/kinds/form-kinds.ts'
import { RateLimit } from '../http/endpoint/rate-limit.ts'

/** A household, an office or a showroom's own network is one address. */
const PER_ADDRESS_AND_FORM = { count: 20, seconds: 3_600 }
const PER_SITE = { count: 200, seconds: 3_600 }

/** How often forms are taken: by address and form, and by site (D45). In memory: see `RateLimit`. */
export class LeadLimits {
  readonly #addresses: RateLimit
  readonly #sites: RateLimit

  constructor(clock: () => Date) {
    this.#addresses = new RateLimit(PER_ADDRESS_AND_FORM, clock)
    this.#sites = new RateLimit(PER_SITE, clock)
  }

  /** Takes one of an address; 0, or the whole seconds after which it may be tried again. */
  take(of: { readonly tenant: string; readonly client: string; readonly form: FormKind }): number {
    const { tenant, client, form } = of
    return this.#addresses.take(`${tenant} ${form} ${client}`)
  }

  /** Takes one of a site; whether it is one too many within the hour. */
  isRush(tenant: string): boolean {
    return this.#sites.take(tenant) > 0
  }
}
