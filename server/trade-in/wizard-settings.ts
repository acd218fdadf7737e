import { countryOf } from '#domain/contact/country-of.ts'
import type { Site } from '#domain/site/site.ts'
import type { EstimateVariant } from '#domain/trade-in/online-estimate.ts'
import type { WizardSettings } from '#domain/trade-in/valuation-steps.ts'
import type { DestinationSite } from '../delivery/destinations.ts'

/** What valuations depend on of a site. */
export type ValuingSite = Omit<DestinationSite, 'locations'> &
  Pick<Site, 'tradeIn' | 'locale' | 'timeZone' | 'locations'>

/** A site's settings for the machine of a valuation. Spec 4.25. */
export const wizardSettings = ({
  tradeIn,
  locale,
}: Pick<ValuingSite, 'tradeIn' | 'locale'>): WizardSettings => ({
  imageStep: tradeIn.images,
  country: countryOf(locale),
})

/** Up to which age a site values a car online. Spec 5.26. */
export const estimateVariant = ({ tradeIn }: Pick<ValuingSite, 'tradeIn'>): EstimateVariant =>
  tradeIn.years === 7 ? 'sevenYears' : 'tenYears'
