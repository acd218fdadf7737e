import { countryOf } from '#domain/contact/country-of.ts'
import type { EstimateVariant } from '#domain/trade-in/online-estimate.ts'
import type { WizardSettings } from '#domain/trade-in/valuation-steps.ts'
import type { Tenant } from '../tenants/tenant.ts'

type ValuingSite = Pick<Tenant['site'], 'tradeIn' | 'locale'>

/** A site's settings for the machine of a valuation. Spec 4.25. */
export const wizardSettings = ({ tradeIn, locale }: ValuingSite): WizardSettings => ({
  imageStep: tradeIn.images,
  country: countryOf(locale),
})

/** Up to which age a site values a car online. Spec 5.26. */
export const estimateVariant = ({ tradeIn }: Pick<ValuingSite, 'tradeIn'>): EstimateVariant =>
  tradeIn.years === 7 ? 'sevenYears' : 'tenYears'
