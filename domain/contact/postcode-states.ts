/** Australian states and territories, in the order of a form's list. Spec 5.21. */
export const australianStates = ['QLD', 'NSW', 'VIC', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const
export type AustralianState = (typeof australianStates)[number]

type Range = readonly [state: AustralianState, from: string, to: string]

const ranges: readonly Range[] = [
  ['ACT', '0200', '0299'],
  ['NT', '0800', '0999'],
  ['NSW', '1000', '1999'],
  ['NSW', '2000', '2599'],
  ['ACT', '2600', '2618'],
  ['NSW', '2619', '2899'],
  ['ACT', '2900', '2920'],
  ['NSW', '2921', '2999'],
  ['VIC', '3000', '3999'],
  ['QLD', '4000', '4999'],
  ['SA', '5000', '5999'],
  ['WA', '6000', '6999'],
  ['TAS', '7000', '7999'],
  ['VIC', '8000', '8999'],
  ['QLD', '9000', '9999'],
]

/** The states on the other side, for postcodes whose places lie on both sides of a border. */
const acrossTheBorder: Readonly<Record<string, readonly AustralianState[]>> = {
  '0872': ['SA', 'WA'],
  2540: ['ACT'],
  2611: ['NSW'],
  2618: ['NSW'],
  2620: ['ACT'],
  3500: ['NSW'],
  3586: ['NSW'],
  3644: ['NSW'],
  3691: ['NSW'],
  3707: ['NSW'],
  4375: ['NSW'],
  4377: ['NSW'],
  4380: ['NSW'],
  4383: ['NSW'],
  4385: ['NSW'],
  4825: ['NT'],
}

/**
 * The state or states that an Australian postcode may belong to, the likelier first; none for an
 * unassigned number. Spec 5.19.
 */
export function statesOfPostcode(postcode: string): AustralianState[] {
  if (!/^\d{4}$/.test(postcode)) return []
  const own = ranges.filter(([, from, to]) => from <= postcode && postcode <= to)
  return [...own.map(([state]) => state), ...(acrossTheBorder[postcode] ?? [])]
}
