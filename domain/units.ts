/** Kilometres of a mile. Spec 9.23. */
export const KM_PER_MILE = 1.609344
