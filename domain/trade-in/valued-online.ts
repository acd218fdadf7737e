import { countryOf } from '../contact/country-of.ts'
import type { FormatLocale } from '../format.ts'

/**
 * Whether a site can value a car at once: the register, its states and the provider's figures are Australian.
 * Elsewhere a form asks for what a person needs to value it. Spec 5.21, 7.12.
 */
export const isValuedOnline = ({ locale }: { readonly locale: FormatLocale }): boolean =>
  countryOf(locale) === 'AU'
