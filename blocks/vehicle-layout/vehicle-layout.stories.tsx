import {
  aCar,
  barest,
  caravan,
  comingSoon,
  hilux,
  longNamed,
  motorcycle,
  photographed,
  reduced,
  soldCar,
} from '#parts/fixture-cars.ts'
import { financeSite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import block from './schema.ts'
import VehicleLayout from './vehicle-layout.tsx'

export default { component: VehicleLayout }

const story = storyOf(block, { site: financeSite })
const reserved = { ...photographed, reserved: true }
const measured = {
  ...caravan,
  variant: { vehiclelength: 8050, vehicleheight: 2980 },
  specifications: {
    ...caravan.specifications,
    aggregate_trailer_mass: 2800,
    ball_weight: 198,
    water: 190,
  },
}
const electric = aCar({
  id: 'jm-4001',
  make: 'Tesla',
  model: 'Model 3',
  badge: 'Performance',
  year: 2024,
  simple_body: 'Sedan',
  simple_fuel: 'Electric',
  colour: 'Pearl White',
  drive: 'AWD',
  variant: { acceleration: 3.1, electricrange: 528, power: 390, torque: 741, batterycapacity: 78 },
})
const preorder = aCar({
  id: 'jm-4002',
  make: 'Toyota',
  model: 'RAV4',
  badge: 'Edge',
  year: 2026,
  car_type: 'new',
  price: undefined,
  km: undefined,
  preorder: true,
  simple_fuel: 'Hybrid',
})
const belowMarket = { ...photographed, autograb_data: { state_average_market_price: 33_249 } }
const withFlags = (flags: Partial<typeof financeSite.flags>) => ({
  ...financeSite,
  flags: { ...financeSite.flags, ...flags },
})

export const Smallest = story('Smallest', { car: barest })
export const Typical = story('Typical')
export const Hall = story('Hall')
export const Letter = story('Letter')
export const Plate = story('Plate', { car: measured })
export const Theatre = story('Theatre', { car: electric })
export const Bill = story('Bill')
export const Longest = story('Longest', { car: longNamed })
export const LongestLetter = story('Letter', { car: longNamed })
export const LongestPlate = story('Plate', { car: longNamed })
export const LongestTheatre = story('Theatre', { car: longNamed })
export const LongestBill = story('Bill', { car: longNamed })
export const Photos = story('Hall', { car: photographed })
export const PhotosInAlbum = story('Letter', { car: photographed })
export const PhotosInBill = story('Bill', { car: photographed })
export const Reserved = story('Typical', { car: reserved })
/** Its fuel goes before its state in the tag, which says both. Spec 4.04. */
export const ReservedHybrid = story('Letter', { car: { ...reserved, simple_fuel: 'Hybrid' } })
export const ComingSoon = story('Theatre', { car: comingSoon })
export const ComingSoonLetter = story('Letter', { car: comingSoon })
export const Preorder = story('Hall', { car: preorder })
export const PreorderBill = story('Bill', { car: preorder })
export const Certified = story('Plate', {
  car: { ...hilux, certified: true },
  site: { ...withFlags({ certifiedBadge: true }), manufacturer: 'Toyota' },
})
export const PrivateListing = story('Plate', {
  car: { ...caravan, private_suburb: 'Annerley', private_postcode: '4103' },
})
export const WasPrice = story('Bill', { car: reduced })
export const Caravan = story('Hall', { car: caravan })
export const WithoutPrice = story('Bill', { car: barest })
export const BelowMarket = story('Hall', {
  car: belowMarket,
  site: withFlags({ marketBadge: true }),
})
export const Subscription = story('Theatre', {
  car: { ...electric, subscription_price: 399 },
  site: withFlags({ subscription: true }),
})
export const WithBrochure = story('Letter', { site: withFlags({ printPdf: true }) })
export const Motorcycle = story('Plate', { car: motorcycle })
export const Sold = story('Hall', { car: soldCar })
export const SoldLetter = story('Letter', { car: soldCar })
export const SoldPlate = story('Plate', { car: soldCar })
export const SoldTheatre = story('Theatre', { car: soldCar })
export const SoldBill = story('Bill', { car: soldCar })
