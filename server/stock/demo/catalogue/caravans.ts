/** A caravan or camper trailer: masses in kg, sizes in mm, price when new in whole dollars. */
export type DemoCaravan = {
  make: string
  model: string
  badge: string
  body: 'Caravan' | 'Pop-Top Caravan' | 'Camper Trailer'
  price: number
  sleeps: number
  /** Of the body, without the drawbar. */
  length: number
  /** With the drawbar. */
  overall: number
  width: number
  height: number
  tare: number
  atm: number
  ball: number
  /** Fresh water, litres. */
  water: number
  layout: string
  axle: 'Single' | 'Tandem'
  /** Relative frequency. */
  weight: number
}

const van = { body: 'Caravan', width: 2470, height: 2980, weight: 6 } as const
const jayco = { ...van, make: 'Jayco' } as const
const camper = { body: 'Camper Trailer', axle: 'Single', weight: 4 } as const

export const jaycoCaravans: readonly DemoCaravan[] = [
  {
    ...{ ...jayco, model: 'Starcraft', badge: '17.58-3', price: 68_990, sleeps: 4, ball: 165 },
    ...{ length: 5620, overall: 7100, tare: 1890, atm: 2400, axle: 'Single', water: 164 },
    layout: 'Island bed, bunks',
  },
  {
    ...{ ...jayco, model: 'Journey', badge: '19.61-3 Outback', price: 82_490, sleeps: 3 },
    ...{ length: 6110, overall: 7780, tare: 2290, atm: 2800, axle: 'Tandem', water: 190 },
    ...{ layout: 'Island bed, ensuite', ball: 190 },
  },
  {
    ...{ ...jayco, model: 'Silverline', badge: '21.65-3', price: 109_990, sleeps: 2, ball: 198 },
    ...{ length: 6600, overall: 8050, tare: 2365, atm: 2800, axle: 'Tandem', water: 190 },
    layout: 'Island bed, ensuite',
  },
  {
    ...{ ...jayco, model: 'Expanda', badge: '18.57-2 Outback', price: 74_490, sleeps: 6 },
    ...{ length: 5830, overall: 7310, tare: 2080, atm: 2600, axle: 'Tandem', water: 164 },
    ...{ layout: 'Two fold-out beds, bunks', ball: 175 },
  },
]

const otherCaravans: readonly DemoCaravan[] = [
  {
    ...{ ...van, make: 'Avan', model: 'Aspire', badge: '499 pop-top', body: 'Pop-Top Caravan' },
    ...{ price: 49_990, sleeps: 2, length: 4990, overall: 6400, height: 2550, width: 2300 },
    ...{ tare: 1310, atm: 1700, ball: 95, water: 82, layout: 'Double bed', axle: 'Single' },
  },
  {
    ...{ ...van, make: 'Kokoda', model: 'Cadet', badge: '18 ft off-road', price: 84_990 },
    ...{ sleeps: 2, length: 5600, overall: 7450, tare: 2420, atm: 3000, ball: 180, water: 190 },
    ...{ layout: 'Island bed, ensuite', axle: 'Tandem' },
  },
  {
    ...{ ...van, make: 'Bushtracker', model: '19', badge: 'Independent suspension' },
    ...{ price: 159_000, sleeps: 2, length: 5800, overall: 7700, tare: 2610, atm: 3500 },
    ...{ ball: 220, water: 280, layout: 'Island bed, ensuite', axle: 'Tandem', weight: 3 },
  },
  {
    ...{ ...van, make: 'Lotus', model: 'Freelander', badge: '18.6 off-road', price: 104_990 },
    ...{ sleeps: 2, length: 5640, overall: 7800, tare: 2420, atm: 3200, ball: 230, water: 285 },
    ...{ layout: 'Island bed, ensuite', axle: 'Tandem' },
  },
  {
    ...{ ...van, make: 'Crusader', model: 'Excalibur', badge: 'Prince', price: 99_990 },
    ...{ sleeps: 2, length: 6250, overall: 8100, tare: 2460, atm: 3060, ball: 200, water: 190 },
    ...{ layout: 'Island bed, ensuite', axle: 'Tandem' },
  },
  {
    ...{ ...van, make: 'New Age', model: 'Manta Ray', badge: '18 ensuite', price: 79_990 },
    ...{ sleeps: 2, length: 5580, overall: 7420, tare: 2180, atm: 2780, ball: 170, water: 164 },
    ...{ layout: 'Double bed, ensuite', axle: 'Tandem' },
  },
]

export const camperTrailers: readonly DemoCaravan[] = [
  {
    ...{ ...camper, make: 'Jayco', model: 'Swift', badge: 'Outback', price: 32_990, sleeps: 5 },
    ...{ length: 4250, overall: 5460, width: 2190, height: 1710, tare: 1105, atm: 1405 },
    ...{ ball: 85, water: 63, layout: 'Two fold-out beds, dinette' },
  },
  {
    ...{ ...camper, make: 'Cub', model: 'Spacevan', badge: 'Regal', price: 29_990, sleeps: 4 },
    ...{ length: 3300, overall: 5050, width: 1950, height: 1560, tare: 1080, atm: 1500 },
    ...{ ball: 100, water: 80, layout: 'Queen bed under canvas' },
  },
  {
    ...{ ...camper, make: 'MDC', model: 'Robson', badge: 'XTT', price: 42_990, sleeps: 4 },
    ...{ length: 4300, overall: 6150, width: 1980, height: 2130, tare: 1780, atm: 2400 },
    ...{ ball: 160, water: 130, layout: 'Queen bed, bunks' },
  },
  {
    ...{ ...camper, make: 'Patriot', model: 'X1', badge: 'Grand Tourer', price: 45_990 },
    ...{ length: 2700, overall: 4400, width: 1850, height: 1850, tare: 870, atm: 1500 },
    ...{ ball: 85, water: 140, layout: 'Rooftop tent for two', sleeps: 2 },
  },
  {
    ...{ ...camper, make: 'Track', model: 'Tvan', badge: 'Murranji', price: 64_990, sleeps: 2 },
    ...{ length: 3560, overall: 4920, width: 1940, height: 1900, tare: 1060, atm: 1550 },
    ...{ ball: 110, water: 108, layout: 'Double bed in the body, tent at the rear' },
  },
]

/** Caravans of several makes, with the figures that their makers publish. */
export const touringCaravans: readonly DemoCaravan[] = [...jaycoCaravans, ...otherCaravans]
