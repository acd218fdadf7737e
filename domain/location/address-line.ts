/** An address as a car or a location has it. Spec 3.14, 3.29. */
export interface AddressParts {
  readonly street?: string | undefined
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly postcode?: string | undefined
}

/** Feeds name the region as the city's last word and again as the state: "Penrose, Auckland". */
function namesState(city: string, state: string): boolean {
  const [place, region] = [city.toLowerCase(), state.toLowerCase()]
  return place === region || place.endsWith(` ${region}`)
}

/** Of our countries only the United States has postcodes of five digits, and a comma after the city. */
const ZIP_CODE = /^\d{5}(-\d{4})?$/

/**
 * An address in one line: `118 Commercial Road, Newstead QLD 4006`, `7200 North Lamar Boulevard, Austin,
 * TX 78752`; empty if nothing is known. The state is left out if the city already contains it.
 */
export function addressLine({ street, city, state, postcode }: AddressParts): string {
  const region = state !== undefined && namesState(city ?? '', state) ? undefined : state
  const isAmerican = region !== undefined && ZIP_CODE.test(postcode ?? '')
  const area = [region, postcode].filter((part) => part !== undefined).join(' ')
  const suburb = isAmerican ? [city, area] : [[city, area].filter((part) => part).join(' ')]
  return [street, ...suburb].filter((part) => part).join(', ')
}
