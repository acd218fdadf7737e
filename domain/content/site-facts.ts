import { addressLine } from '../location/address-line.ts'
import type { Site } from '../site/site.ts'

type FactSite = Pick<Site, 'name' | 'legalName' | 'legal' | 'contact' | 'locations'>

/**
 * What a text may name of its site, `{company}`: a paragraph or list item with a fact that the site does not
 * state is left out. Spec 2.22.
 */
export const siteFacts = {
  dealer: ({ name }: FactSite) => name,
  company: ({ legalName, name }: FactSite) => legalName ?? name,
  companyNumber: ({ legal }: FactSite) => legal.companyNumber,
  licences: ({ legal }: FactSite) => listed(legal.licences),
  address: (site: FactSite) => {
    const place = mainPlace(site)
    return place && addressLine(place.address)
  },
  phone: ({ contact }: FactSite) => contact.phone,
  email: ({ contact }: FactSite) => contact.email,
} as const satisfies Record<string, (site: FactSite) => string | undefined>

const mainPlace = ({ locations }: FactSite) =>
  locations.find(({ primary }) => primary) ?? locations[0]

const listed = (texts: readonly string[]): string | undefined =>
  texts.length === 0 ? undefined : texts.join(', ')

/** The facts that a site states, by name. */
export const statedFacts = (site: FactSite): Record<string, string> =>
  Object.fromEntries(
    Object.entries(siteFacts).flatMap(([name, of]) => {
      const value = of(site)
      return value === undefined ? [] : [[name, value]]
    }),
  )
