/** The purpose of a sign-in. D25. */
export const signInTypes = [
  'watchlist',
  'checkout',
  'finance',
  'trade-in',
  'spin-to-win',
  'online-payment',
] as const
export type SignInType = (typeof signInTypes)[number]
