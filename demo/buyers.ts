import type { Country } from '#domain/contact/country.ts'

/** An invented person who asks a dealer something. */
export interface DemoBuyer {
  readonly name: string
  /** As it would be typed; of a range that is given to nobody. */
  readonly phone: string
  readonly email: string
}

/** More people than a site of the demo has enquiries: each asks once. */
const people: Readonly<Record<Country, readonly string[]>> = {
  AU: [
    ...['Tahlia Brennan', 'Joanna Lim', 'Marcus Adeyemi', 'Peter Zografos', 'Ines Okafor'],
    ...['Dougal Petrakis', 'Priscilla Nguyen', 'Hamish Drummond', 'Leila Haddad'],
    ...['Warwick Thistlethwaite-Montgomery', 'Bronte Callahan', 'Rajiv Menon', 'Nadia Kowalczyk'],
    ...['Callum Whitby', 'Sofia Marchetti', 'Owen Tran', 'Grace Abara', 'Lachlan Doyle'],
    ...['Mei-Lin Chow', 'Teresa Vella'],
  ],
  NZ: [
    ...['Ngaire Walsh', 'Sione Fifita', 'Aroha Paewai', 'Callum McKenzie', 'Priya Desai'],
    ...['Tane Rangihuna', 'Holly Sutherland', 'Wei Zhang', 'Losa Tuilagi'],
    ...['Alexandrina Featherstonehaugh', 'Rewi Parata', 'Moana Keepa', 'Ben Halloran'],
    ...['Isla Drysdale', 'Manaia Hohepa', 'Rohan Pillay', 'Kirsty Ogilvie', 'Viliami Taufa'],
    ...['Hana Kimura', 'Dion Marsters'],
  ],
  US: [
    ...['Rosa Delgado', 'Tyrell Washington', 'Katie Lindqvist', 'Omar Siddiqui', 'Bea Kowalski'],
    ...['Jesse Tran', 'Marisol Ibarra', 'Dwight Pruitt', 'Ana Lucia Fuentes'],
    ...['Bartholomew Featherington III', 'Shanice Broussard', 'Cody Raines', 'Linh Pham'],
    ...['Elena Voss', 'Travis Oakley', 'Nia Holloway', 'Gus Hernandez', 'Patty Schroeder'],
    ...['Wade Thibodeaux', 'Ivy Chen'],
  ],
}

const australianMobiles = ['006', '156', '157', '158', '159', '313', '737']

function phoneOf(country: Country, at: number): string {
  const two = String(at).padStart(2, '0')
  if (country === 'NZ') return `021 555 01${two}`
  if (country === 'US') return `(512) 555-01${two}`
  const mobile = australianMobiles[at]
  return mobile === undefined ? `07 5550 21${two}` : `0491 570 ${mobile}`
}

/** The people who ask the dealers of a country, always the same. */
export const demoBuyers = (country: Country): readonly DemoBuyer[] =>
  people[country].map((name, at) => ({
    name,
    phone: phoneOf(country, at),
    email: `${name.toLowerCase().replaceAll(/\s+/g, '.')}@example.com`,
  }))
