import type { CarInput } from './car.ts'

/** The required fields of a car. */
export const barestCar = {
  id: 'c1',
  slug: '2021-toyota-hilux-c1',
  name: '2021 Toyota Hilux',
  make: 'Toyota',
  model: 'Hilux',
  car_type: 'used',
  status: 'in_stock',
} as const satisfies CarInput

/** A car with every field of section 3 of the specification and those that pages add; all of it is invented. */
export const fullCar: CarInput = {
  ...barestCar,
  ...{ carsales_title: '2021 Toyota Hilux SR5 Auto 4x4', year: 2021, badge: 'SR5' },
  ...{ series: 'GUN126R', colour: 'Graphite', stocknum: 'U41877', vin: 'JTFHB8CD401000001' },
  ...{ regplate: '418JMC', item_type: 'car', tag: 'Test Drive Only' },
  ...{ reserved: false, certified: true },
  ...{ price: 52_990, price_type: 'drive_away', before_price: 55_990, subscription_price: 399 },
  ...{ offer_price: 51_990, preorder: false },
  ...{ km: 61_430, seats: 5, doors: 4, drive: '4WD', fuel: 'Diesel', simple_fuel: 'Diesel' },
  ...{ simple_body: 'Ute', simple_transmission: 'Automatic', trans: '6 Speed', engine_size: 2.8 },
  ...{ rego_expiry: '2027-04-30', compliance_date: '2021-04', build_date: '2021-03' },
  ...{ views: 12, created_at: '2026-03-01T09:30:00.000Z', dealercomments: 'One owner.' },
  dealercomments_author: 'Sam, Moorooka',
  file: 'https://www.example.com/history/c1.pdf',
  video: 'https://www.example.com/video/c1',
  ...{ primary_image_url: '/photos/1.jpg', images: ['/photos/1.jpg'], photos_count: 1 },
  ...{ thumbnails: ['/photos/1-small.jpg'], standardEquipment: ['Tow Bar'] },
  ...{ dealership_id: 'd1', dealership_slug: 'moorooka', dealership_name: 'Moorooka' },
  ...{ location_id: 'l1', city: 'Moorooka', state: 'QLD' },
  ...{ private_suburb: 'Annerley', private_postcode: '4103', payment_processors: ['stripe'] },
  ...{ sold_date_timestamp: 1_774_000_000, show_on_dealer_website: true, has_nvic: true },
  location: {
    ...{ name: 'Moorooka', slug: 'moorooka', phone: '(07) 7010 4180' },
    distribution_locations: ['Rocklea'],
    address: {
      ...{ id: 'a1', street: '418 Ipswich Road', city: 'Moorooka', state: 'QLD' },
      ...{ postcode: '4105', place_url: 'https://www.example.com/map' },
    },
  },
  variant: {
    ...{ cylinders: 4, enginesize: 2755, enginesize_litres: 2.8, induction: 'Turbo' },
    ...{ geartype: '6 Speed Sports Automatic', fuelconsumptioncombined: 8.1, fuelcapacity: 80 },
    ...{ grossvehiclemass: 3050, vehiclelength: 5325, vehicleheight: 1815, vehiclewidth: 1855 },
    ...{ power: 150, acceleration: 10.5, electricrange: 40, batterycapacity: 12 },
    ...{ chargingpower: 50, kerbmass: 2110, brakedtowing: 3500, seatheight: 800 },
    ...{ torque: 500, ancaprating: 5, bodyconfiguration: 'Double Cab Pick-up' },
  },
  specifications: {
    ...{ body_width: 2450, body_length: 5785, tare_weight: 2240, axle_type: 'Tandem' },
    ...{ sleeps: 3, aggregate_trailer_mass: 2800, ball_weight: 198, layout: 'Bunks' },
    water: 190,
  },
  autograb_data: { state_average_market_price: 54_990, average_market_price: 53_990 },
  finance_lenders: { '4': { interestRate: 8.5, comparisonRate: 9.07, paymentWeek: 106.49 } },
}
