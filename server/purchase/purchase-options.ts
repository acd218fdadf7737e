import type { Car } from '#domain/car/car.ts'
import { loanOffers } from '#domain/finance/loan-offers.ts'
import { agreedPurchase } from '#domain/purchase/agreed-purchase.ts'
import type { OwnValuation, PurchaseOptions } from '#domain/purchase/choices.ts'
import type { PurchaseOfLead } from '#domain/purchase/purchase-of-lead.ts'
import { comparedYears } from '#parts/calculated/calculated-figures.ts'
import type { Account } from '../store/account-store.ts'
import type { Purchase } from '../store/purchase-store.ts'
import type { Store } from '../store/store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { resultOf } from '../trade-in/valuation-result.ts'
import { vehicleName } from '../trade-in/vehicle-name.ts'

interface Asked {
  readonly store: Store
  readonly tenant: Pick<Tenant, 'slug' | 'site'>
  readonly account: Account
  readonly car: Car
  readonly now: Date
}

/** What a buyer can answer at this moment: only valuations that were sent with the proved number are the buyer's own. */
export async function purchaseOptions({ store, tenant, account, car, now }: Asked) {
  const { site } = tenant
  const { finance, flags, locations, timeZone, checkout } = site
  const valuations = await store.valuations(tenant.slug).ofPhone(account.phone, now.toISOString())
  const options: PurchaseOptions = {
    valuations: valuations.flatMap((each): OwnValuation[] => {
      const { id, lead, state } = each
      const result = resultOf(each, site, now)
      if (state.step !== 'done' || lead === undefined || result?.kind !== 'range') return []
      if (result.isExpired) return []
      const { text: figure, validity } = result
      return [{ id, lead, vehicle: vehicleName(state.lead), figure, validity }]
    }),
    loans: flags.finance ? loanOffers(car, finance, { now, timeZone }, comparedYears) : [],
    places: locations.filter(isSelling).map(({ slug, name }) => ({ slug, name })),
    delivers: checkout.delivery !== undefined,
  }
  return options
}

type Place = Tenant['site']['locations'][number]

const isSelling = ({ visible, location_type: type }: Place): boolean => visible && type === 'sales'

/** A purchase with what was agreed; undefined while a question is open. */
export async function purchaseNow(
  purchase: Purchase,
  asked: Asked,
): Promise<{ readonly options: PurchaseOptions; readonly agreed: PurchaseOfLead | undefined }> {
  const options = await purchaseOptions(asked)
  return { options, agreed: agreedPurchase(purchase.choices, options) }
}

/** The purchase of an id, if it is this buyer's and has not expired. */
export async function ownPurchase(
  id: string,
  { store, tenant, account, now }: Omit<Asked, 'car'>,
): Promise<Purchase | undefined> {
  const found = await store.purchases(tenant.slug).purchase(id, now.toISOString())
  return found?.account === account.id ? found : undefined
}
