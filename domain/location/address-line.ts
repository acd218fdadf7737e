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

/**
 * An address in one line: `118 Commercial Road, Newstead QLD 4006`; empty if nothing is known. The state
 * is left out if the city already contains it.
 */
export function addressLine({ street, city, state, postcode }: AddressParts): string {
  const region = state !== undefined && namesState(city ?? '', state) ? undefined : state
  const suburb = [city, region, postcode].filter((part) => part !== undefined).join(' ')
  return [street, suburb].filter((part) => part).join(', ')
}
