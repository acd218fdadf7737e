/** A used vehicle's mechanical protection plan lasts this long, years. Spec 9.30. */
export const PROTECTION_PLAN_YEARS = 3

/** A vehicle's standard warranty lasts this long, years. Spec 9.30. */
export const WARRANTY_YEARS = 3

/** A site's finance terms state a term of at most this, months. D30. */
export const MAX_LOAN_MONTHS = 120

/** A deposit or a final payment of a site's finance terms is at most this, per cent of the price. D30. */
export const MAX_LOAN_SHARE_PERCENT = 90

/** A fee of a lender is at most this, dollars. Spec 9.13. */
export const MAX_LOAN_FEE = 10_000

/** A dealer promises an answer within at most this, minutes of its opening hours. Spec 1.05. */
export const MAX_ANSWER_MINUTES = 480
