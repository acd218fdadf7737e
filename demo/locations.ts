/** A location of a demo group; `slug` is that of the location in its site file. */
export type DemoLocation = {
  slug: string
  name: string
  phone: string
  street: string
  city: string
  state: string
  postcode: string
  /** Makes that the location sells new. */
  makes: readonly string[]
}

export const harbourLocations: readonly DemoLocation[] = [
  {
    slug: 'harbour-newstead',
    name: 'Harbour Newstead',
    phone: '(07) 5550 2100',
    street: '118 Commercial Road',
    city: 'Newstead',
    state: 'QLD',
    postcode: '4006',
    makes: ['Toyota', 'Mazda', 'Hyundai'],
  },
  {
    slug: 'harbour-springwood',
    name: 'Harbour Springwood',
    phone: '(07) 5550 2140',
    street: '3360 Pacific Highway',
    city: 'Springwood',
    state: 'QLD',
    postcode: '4127',
    makes: ['Ford', 'Isuzu', 'Kia'],
  },
  {
    slug: 'harbour-bundall',
    name: 'Harbour Bundall',
    phone: '(07) 5550 2180',
    street: '72 Ashmore Road',
    city: 'Bundall',
    state: 'QLD',
    postcode: '4217',
    makes: ['Mitsubishi', 'Subaru', 'MG'],
  },
  {
    slug: 'harbour-caloundra',
    name: 'Harbour Caloundra',
    phone: '(07) 5550 2210',
    street: '15 Caloundra Road',
    city: 'Caloundra',
    state: 'QLD',
    postcode: '4551',
    makes: ['Toyota', 'Hyundai'],
  },
]

export const kiwiLocations: readonly DemoLocation[] = [
  {
    slug: 'kiwi-penrose',
    name: 'Kiwi Penrose',
    phone: '09 555 0142',
    street: '41 Great South Road, Penrose',
    city: 'Auckland',
    state: 'Auckland',
    postcode: '1061',
    makes: [],
  },
  {
    slug: 'kiwi-te-rapa',
    name: 'Kiwi Te Rapa',
    phone: '07 555 0117',
    street: '612 Te Rapa Road, Te Rapa',
    city: 'Hamilton',
    state: 'Waikato',
    postcode: '3200',
    makes: [],
  },
]

export const outbackLocations: readonly DemoLocation[] = [
  {
    slug: 'outback-toowoomba',
    name: 'Outback Toowoomba',
    phone: '(07) 5550 7600',
    street: '214 Anzac Avenue',
    city: 'Toowoomba',
    state: 'QLD',
    postcode: '4350',
    makes: [],
  },
]

export const voltLocations: readonly DemoLocation[] = [
  {
    slug: 'volt-port-melbourne',
    name: 'Volt & Apex Port Melbourne',
    phone: '(03) 5550 4400',
    street: '88 Ingles Street',
    city: 'Port Melbourne',
    state: 'VIC',
    postcode: '3207',
    makes: [],
  },
]

export const lonestarLocations: readonly DemoLocation[] = [
  {
    slug: 'lonestar-north-lamar',
    name: 'Lonestar North Lamar',
    phone: '(512) 555-0148',
    street: '7200 North Lamar Boulevard',
    city: 'Austin',
    state: 'TX',
    postcode: '78752',
    makes: [],
  },
]
