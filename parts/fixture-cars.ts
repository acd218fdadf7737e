import { type Car, type CarInput, carSchema } from '#domain/car/car.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'
import { carName, carSlug } from '#domain/car/name.ts'

type Parts = Partial<CarInput> & Pick<CarInput, 'id' | 'make' | 'model'>

/** An invented used car in stock, with the given fields. */
export function aCar(parts: Parts): Car {
  const named = { year: 2021, ...parts }
  return carSchema.parse({
    slug: carSlug(named),
    name: carName(named),
    car_type: 'used',
    status: 'in_stock',
    price: 31_990,
    price_type: 'drive_away',
    km: 48_210,
    simple_body: 'SUV',
    simple_fuel: 'Petrol',
    simple_transmission: 'Automatic',
    colour: 'Glacier White',
    created_at: '2026-09-02T01:00:00.000Z',
    dealercomments: 'One owner, full service history, two keys.',
    location: {
      name: 'Jacaranda Motors Moorooka',
      slug: 'moorooka',
      phone: '(07) 7010 4180',
      address: { street: '418 Ipswich Road', city: 'Moorooka', state: 'QLD', postcode: '4105' },
    },
    ...named,
  })
}

/** Offers of all seven finance providers for a car of this price. */
export function lendersFor(price: number): NonNullable<Car['finance_lenders']> {
  const paymentMonth = price * 0.0213
  const entry = {
    interestRate: 8.49,
    comparisonRate: 9.31,
    paymentWeek: (paymentMonth * 12) / 52,
    paymentMonth,
    termMonths: 60,
    termYears: 5,
    deposit: 0,
  }
  return Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((provider) => [String(provider), entry]))
}

const comments = `This HiLux SR5 came to us from its first owner, who had it serviced by the book at the same workshop since it was new. The tow bar, tub liner and canvas seat covers were fitted before delivery, and the paint and tray are as tidy as you would hope.

Our workshop has replaced the front brake pads and all four tyres. It drives straight, tows 3.5 tonnes and comes with two keys, its books and a roadworthy certificate.

Come and see it in Moorooka, or ask us for a video walk-around and we will send you one the same day.`

/** A ute with every field except photos. */
export const hilux = aCar({
  id: 'jm-1001',
  make: 'Toyota',
  model: 'HiLux',
  badge: 'SR5 Double Cab',
  series: 'GUN126R',
  simple_body: 'Ute',
  body: 'Double Cab Pick-up',
  simple_fuel: 'Diesel',
  colour: 'Graphite',
  price: 52_990,
  before_price: 55_990,
  km: 61_430,
  seats: 5,
  doors: 4,
  drive: '4WD',
  engine_size: 2.8,
  stocknum: 'U41877',
  vin: 'JTFHB8CD401000001',
  regplate: '418JMC',
  rego_expiry: '2027-04-30',
  build_date: '2021-03',
  compliance_date: '2021-04',
  file: 'https://www.example.com/history/jm-1001.pdf',
  video: 'https://www.example.com/video/jm-1001',
  dealercomments: comments,
  payment_processors: ['stripe'],
  finance_lenders: lendersFor(52_990),
  variant: { cylinders: 4, induction: 'Turbo', geartype: '6 Speed Sports Automatic', torque: 500 },
  standardEquipment: [
    ...['Apple CarPlay', 'Android Auto', 'Reversing camera', 'Tow bar', 'Tub liner'],
    ...['Leather seats', 'Heated front seats', 'Keyless entry', 'Side steps', 'Alloy wheels'],
    ...['Adaptive cruise control', 'Differential lock'],
  ],
})

/** A car with photos. Storybook draws what their names say. */
export const photographed = aCar({
  id: 'jm-1002',
  make: 'Mazda',
  model: 'CX-5',
  badge: 'Maxx Sport',
  colour: 'Soul Red Crystal',
  finance_lenders: lendersFor(31_990),
  images: ['side', 'front', 'rear'].flatMap((view) => [
    `/media/site/red-suv-${view}.jpg`,
    `/media/site/maroon-suv-${view}.jpg`,
  ]),
})

export const soldCar = aCar({
  id: 'jm-1003',
  make: 'Ford',
  model: 'Ranger',
  badge: 'Wildtrak',
  simple_body: 'Ute',
  colour: 'Blue',
  status: 'sold',
})

export const comingSoon = aCar({
  id: 'jm-1004',
  make: 'Tesla',
  model: 'Model Y',
  year: 2024,
  status: 'coming_soon',
  simple_fuel: 'Electric',
  simple_transmission: undefined,
  colour: 'Pearl White',
})

/** A car with only the required fields: no price, comments or odometer. */
export const barest: Car = carSchema.parse({
  id: 'jm-1005',
  slug: 'lotus-emira-jm-1005',
  name: 'Lotus Emira',
  make: 'Lotus',
  model: 'Emira',
  car_type: 'used',
  status: 'in_stock',
})

/** An electric car with figures that bars compare. */
export const electric = aCar({
  id: 'jm-1009',
  make: 'Hyundai',
  model: 'Ioniq 5 N',
  year: 2025,
  simple_body: 'Hatchback',
  simple_fuel: 'Electric',
  colour: 'Performance Blue',
  price: 106_990,
  km: 2_140,
  drive: 'AWD',
  dealercomments: 'Driven by our workshop foreman for its first 2,000 km. Two charging cables.',
  dealercomments_author: 'Priya, Moorooka',
  variant: { acceleration: 3.4, electricrange: 448, power: 448, vehiclelength: 4715 },
})

/** A car whose price was reduced. */
export const reduced = aCar({
  id: 'jm-1010',
  make: 'Subaru',
  model: 'Outback',
  badge: 'Touring',
  simple_body: 'Wagon',
  colour: 'Blue',
  price: 44_777,
  before_price: 46_990,
  finance_lenders: lendersFor(44_777),
})

/** A reserved ute with the figures of a plate. */
export const reserved = aCar({
  id: 'jm-1011',
  make: 'Isuzu',
  model: 'D-MAX',
  badge: 'X-Terrain',
  simple_body: 'Ute',
  simple_fuel: 'Diesel',
  colour: 'Volcanic Amber',
  reserved: true,
  variant: { brakedtowing: 3500, kerbmass: 2130, vehiclelength: 5280 },
})

/** The best figures of a stock, which bars compare with. */
export const bestFigures: BestFigures = {
  acceleration: 2.9,
  range: 629,
  power: 500,
  torque: 740,
  towing: 3500,
}

/** A car with the longest names. */
export const longNamed = aCar({
  id: 'jm-1006',
  make: 'Mercedes-Benz',
  model: 'GLE-Class Coupe Plug-in',
  badge: 'GLE350 de 4MATIC Night Edition Executive',
  series: 'C167 803+053MY',
  simple_fuel: 'Plug-in Hybrid',
  price: 148_888,
  price_type: 'drive_away_estimated',
  finance_lenders: lendersFor(148_888),
  reserved: true,
})

export const caravan = aCar({
  id: 'jm-1007',
  make: 'Jayco',
  model: 'Journey',
  badge: 'Outback 18.57-8',
  item_type: 'caravan',
  simple_body: 'Caravan',
  colour: 'White',
  km: undefined,
  simple_fuel: undefined,
  simple_transmission: undefined,
  specifications: { sleeps: 3, body_length: 5785, tare_weight: 2240, axle_type: 'Tandem' },
})

export const motorcycle = aCar({
  id: 'jm-1008',
  make: 'Yamaha',
  model: 'MT-07',
  badge: 'LA',
  item_type: 'motorcycle',
  simple_body: 'Motorcycle',
  simple_transmission: 'Manual',
  colour: 'Teal',
  price: 11_490,
  km: 6_240,
})

const more: readonly [
  make: string,
  model: string,
  badge: string,
  body: CarInput['simple_body'],
  colour: string,
  price: number,
  km: number,
][] = [
  ['Toyota', 'Corolla', 'Ascent Sport', 'Hatchback', 'Wildfire Red', 25_990, 38_400],
  ['Hyundai', 'i30', 'Active', 'Hatchback', 'Intense Blue', 21_990, 52_100],
  ['Kia', 'Carnival', 'Platinum', 'People Mover', 'Clear White', 58_990, 24_800],
  ['Subaru', 'Outback', 'AWD Touring', 'Wagon', 'Autumn Green', 41_490, 36_900],
  ['Mitsubishi', 'Triton', 'GLX-R', 'Ute', 'Sterling Silver', 36_990, 71_300],
  ['Toyota', 'HiAce', 'LWB', 'Van', 'French Vanilla', 44_990, 58_200],
  ['BMW', '330i', 'M Sport', 'Sedan', 'Portimao Blue', 54_900, 41_700],
  ['Mazda', 'MX-5', 'GT RS', 'Convertible', 'Machine Grey', 42_990, 12_300],
  ['Isuzu', 'MU-X', 'LS-T', 'SUV', 'Mercury Silver', 49_990, 63_000],
  ['Nissan', 'X-Trail', 'Ti', 'SUV', 'Ivory Pearl', 34_990, 45_500],
  ['MG', 'ZS', 'Excite', 'SUV', 'Dover White', 18_990, 29_800],
  ['Volkswagen', 'Golf', 'GTI', 'Hatchback', 'Moonstone Grey', 47_990, 19_400],
  ['Ford', 'Mustang', 'GT', 'Coupe', 'Grabber Yellow', 61_990, 22_600],
]

/** Twenty-one cars: one full page (Spec 9.02). */
export const fixtureCars: readonly Car[] = [
  ...[hilux, photographed, soldCar, comingSoon, barest, longNamed, caravan, motorcycle],
  ...more.map(([make, model, badge, simple_body, colour, price, km], index) =>
    aCar({
      id: `jm-20${10 + index}`,
      make,
      model,
      badge,
      simple_body,
      colour,
      price,
      km,
      year: 2017 + (index % 7),
      finance_lenders: lendersFor(price),
      ...(index % 4 === 0 && { created_at: '2026-11-15T01:00:00.000Z' }),
    }),
  ),
]
