/** Countries whose phones and postcodes the platform reads: those of its locales (Spec 1.11). */
export const countries = ['AU', 'NZ', 'US'] as const
export type Country = (typeof countries)[number]
