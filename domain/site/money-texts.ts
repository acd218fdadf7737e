/** Texts about what a vehicle costs that a site may override, as those of `interface-texts.ts`. */
export const moneyWords = {
  // The market badge, opened (Spec 5.36, D18)
  marketAverage:
    'Similar {vehicles} are advertised for {average} on average in {place}. This one is {price}.',
  marketOwnState: 'its state',
  marketRounding:
    'The average comes from the market data of this listing, and is rounded to the nearest $100. The difference is rounded down to $100.',
} as const
