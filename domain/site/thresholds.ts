/** A used vehicle's mechanical protection plan lasts this long, years. Spec 9.30. */
export const PROTECTION_PLAN_YEARS = 3

/** A vehicle's standard warranty lasts this long, years. Spec 9.30. */
export const WARRANTY_YEARS = 3
