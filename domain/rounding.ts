/** A repayment as screens state it: the nearest whole dollar. Spec 9.12. */
export const wholeDollars = (dollars: number): number => Math.round(dollars)
