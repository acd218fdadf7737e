/** Finance of providers 1 and 4 to 7 needs a price above this, dollars. Spec 5.29-5.32, 9.10. */
export const FINANCE_PRICE_ABOVE = 500

/** Provider 1 needs a year newer than the current one minus this, years. Spec 5.29, 9.14. */
export const PROVIDER_1_YEARS = 12

/** A car's year is at most this many after the current one: next year's models come early, years. */
export const MAX_YEARS_AHEAD = 1

/** Provider 1's deposit, a share of the price. Spec 9.15. */
export const PROVIDER_1_DEPOSIT_SHARE = 0.1

/** The calculator's rate if the site states none, per cent a year. Spec 9.14. */
export const DEFAULT_RATE_PERCENT = 8.5

/** The calculator's term if neither lender nor site states one, years. D30. */
export const CALCULATOR_TERM_YEARS = 5

/** The amount that comparison rates are stated for, dollars. Spec 9.13. */
export const COMPARISON_LOAN_DOLLARS = 30_000

/** The term that comparison rates are stated for, years. Spec 9.13. */
export const COMPARISON_LOAN_YEARS = 5

/** Decimals of a comparison rate in per cent. Spec 9.12. */
export const RATE_DECIMALS = 2

/** Per cent of a whole. */
export const PERCENT = 100

/** Months of a year. */
export const MONTHS_PER_YEAR = 12

/** Weeks of a year, as weekly payments count them. D30. */
export const WEEKS_PER_YEAR = 52

/** Fortnights of a year, by which fortnightly payments are counted. D30. */
export const FORTNIGHTS_PER_YEAR = 26

/** The price that a calculator without a car begins with is a multiple of this, dollars. */
export const PLANNED_PRICE_STEP = 1000

/** The longest term that an address may ask for, months. */
export const MAX_PLANNED_MONTHS = 120
