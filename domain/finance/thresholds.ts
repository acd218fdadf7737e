/** Finance of providers 1 and 4 to 7 needs a price above this, dollars. Spec 5.29-5.32, 9.10. */
export const FINANCE_PRICE_ABOVE = 500

/** Provider 1 needs a year newer than the current one minus this, years. Spec 5.29, 9.14. */
export const PROVIDER_1_YEARS = 12
