import type { Car } from '#domain/car/car.ts'
import { featuresOf, figure, inWords, listed, tankRangeKm } from './facts.ts'
import type { Sentence, Voice } from './voice.ts'

const nz = (amount: number, decimals = 0) => figure(amount, 'en-NZ', decimals)

const THRIFTY = 5
const LOW_KM = 60_000
const HIGH_KM = 150_000
const CHEAP = 10_000
const RECENT = 2023
/** Colours that are easy to find again among the white, silver and black. */
const BRIGHT = /\b(red|blue|green|orange|yellow)\b/i
const DEEP = /\b(deep|dark|midnight|navy)\b/i
/** How the staff name what they like; the page of the car has the makers' spelling. */
const asSaid = (feature: string): string =>
  feature === 'Apple CarPlay' ? feature : feature.toLowerCase()

/** What the staff point out, the rarer first. */
const pointedOut = [
  ...['Panoramic Sunroof', 'Power Tailgate', 'Heated Front Seats', 'Leather Seats', 'Tow Bar'],
  ...['Premium Audio System', 'Roof Rails', 'Wireless Phone Charging', 'Satellite Navigation'],
  ...['Adaptive Cruise Control', 'Keyless Entry & Start', 'Apple CarPlay', 'Reversing Camera'],
]
const firstOf = (car: Car): string | undefined => featuresOf(car, pointedOut, 1).map(asSaid)[0]
const lastOf = (car: Car): string | undefined =>
  featuresOf(car, pointedOut, pointedOut.length).map(asSaid).at(-1)
const metres = (millimetres: number): string => nz(millimetres / 1_000, 2)

const openings: readonly Sentence[] = [
  (car) => {
    const liked = firstOf(car)
    return liked && `I would pick this ${car.model} for the ${liked}.`
  },
  (car) => {
    const shown = lastOf(car)
    return shown && `Ask me about the ${shown} and I will show you how it works.`
  },
  ({ variant }) =>
    variant?.vehiclelength
      ? `It is ${metres(variant.vehiclelength)} m long, so measure your garage before you ring.`
      : undefined,
  ({ model, variant }) =>
    variant?.vehiclewidth
      ? `This ${model} is ${metres(variant.vehiclewidth)} m across, so you know what fits down the drive.`
      : undefined,
  ({ variant }) =>
    variant?.brakedtowing
      ? `It tows ${nz(variant.brakedtowing)} kg with brakes, so the boat can come.`
      : undefined,
  ({ model, simple_fuel: fuel, variant }) =>
    fuel !== 'Electric' && variant?.fuelconsumptioncombined
      ? `By the book this ${model} takes ${nz(variant.fuelconsumptioncombined, 1)} litres per hundred.`
      : undefined,
  ({ colour }) => colour && `${colour} is the colour I would have picked myself.`,
  ({ model, colour }) => colour && `If you came for the ${model}, this one is ${colour}.`,
  ({ simple_fuel: fuel }) =>
    fuel === 'Hybrid' ? 'A hybrid, and there is no plug to remember.' : undefined,
  ({ variant }) =>
    variant?.fuelconsumptioncombined && variant.fuelconsumptioncombined < THRIFTY
      ? `The book says ${nz(variant.fuelconsumptioncombined, 1)} litres per hundred, which is why I buy these.`
      : undefined,
  ({ km }) =>
    km !== undefined && km < LOW_KM
      ? 'Under sixty thousand kilometres, so I had to have it.'
      : undefined,
  ({ km }) =>
    km !== undefined && km > HIGH_KM
      ? 'It has seen a lot of road, and the price says so.'
      : undefined,
  ({ tag }) => (tag === 'One Owner' ? 'One owner before it came to me.' : undefined),
  ({ tag }) =>
    tag === 'Full Service History'
      ? 'Every service is written down, and I read them all.'
      : undefined,
  ({ seats }) =>
    seats && seats > 6
      ? `${seats === 8 ? 'Eight' : 'Seven'} seats, so bring the nana and the boogie boards and try it for size.`
      : undefined,
  ({ price, before_price: was }) =>
    was && price ? `It was $${nz(was)}, and it sat too long, so now it is less.` : undefined,
  ({ price }) =>
    price !== undefined && price < CHEAP
      ? 'Under ten thousand, and it went on the hoist like the rest.'
      : undefined,
  ({ price, simple_body: body }) =>
    price !== undefined && price < CHEAP && body === 'Hatchback'
      ? 'A first car for somebody, and I would let my own drive it.'
      : undefined,
  ({ year }) =>
    year !== undefined && year >= RECENT
      ? 'Somebody else has already paid for the new-car smell.'
      : undefined,
  ({ colour }) =>
    colour && BRIGHT.test(colour) && !DEEP.test(colour)
      ? `${colour}, so you will find it again in any car park.`
      : undefined,
  ({ simple_transmission: gearbox }) =>
    gearbox === 'Manual' ? 'Three pedals, I know, but try it first.' : undefined,
  ({ simple_fuel: fuel }) =>
    fuel === 'Diesel' ? 'It is a diesel, so ask me what the road user charges come to.' : undefined,
  ({ simple_fuel: fuel }) =>
    fuel === 'Electric' ? 'Charge it at home overnight and drive past the servo.' : undefined,
  ({ simple_body: body }) =>
    body === 'Hatchback' ? 'It fits the park that everybody else has driven past.' : undefined,
  ({ simple_body: body, seats }) =>
    body === 'Hatchback' && seats && seats > 3
      ? 'Four adults fit, if they like each other.'
      : undefined,
  ({ simple_body: body }) =>
    body === 'Wagon' ? 'A wagon, because the dog has to go somewhere.' : undefined,
  ({ simple_body: body, drive }) =>
    body === 'SUV' && drive === 'AWD' ? 'All-wheel drive, for the road to the bach.' : undefined,
  ({ simple_body: body }) =>
    body === 'SUV' ? 'You sit up high in it, and I like that more than I admit.' : undefined,
  ({ simple_body: body }) =>
    body === 'SUV' ? 'I think it looks better with some mud on it.' : undefined,
  ({ simple_body: body }) =>
    body === 'Ute' ? 'Buy a ute and your mates will ring on Saturdays.' : undefined,
  ({ simple_body: body, drive }) =>
    body === 'Ute' && drive === '4WD'
      ? 'A four-wheel drive ute that can work on Monday.'
      : undefined,
  ({ simple_body: body, seats }) =>
    body === 'Van' && seats === 3
      ? 'It swallows a mattress, and it has three seats in front.'
      : undefined,
  ({ simple_body: body, colour }) =>
    body === 'Sedan' && colour ? `A proper sedan in ${colour}, and not many are left.` : undefined,
  ({ simple_body: body, simple_transmission: gearbox }) =>
    body === 'Coupe' || body === 'Convertible'
      ? `Not sensible at all${gearbox === 'Manual' ? ', and it has three pedals' : ''}.`
      : undefined,
]

const details: readonly Sentence[] = [
  (car) => {
    const range = tankRangeKm(car)
    return range ? `By the book a tank does about ${nz(range)} km.` : undefined
  },
  (car) => {
    const liked = featuresOf(car, [
      ...['Reversing Camera', 'Cruise Control', 'Heated Front Seats', 'Apple CarPlay'],
      ...['Tow Bar', 'Roof Rails', 'Keyless Entry & Start', 'Panoramic Sunroof'],
    ])
    return liked.length > 1 ? `I like the ${listed(liked.map(asSaid))}.` : undefined
  },
  ({ simple_transmission: gearbox }) => (gearbox === 'Manual' ? 'It is a manual.' : undefined),
  ({ seats, doors }) =>
    seats && doors
      ? `${seats === 2 ? 'Two' : `It has ${inWords(seats)}`} seats and ${inWords(doors)} doors.`
      : undefined,
  ({ before_price: was, price }) =>
    was && price ? `I have taken $${nz(was - price)} off it.` : undefined,
]

const closings: readonly Sentence[] = [
  () => 'Bring your own mechanic if you like. We will put the kettle on.',
  (_, location) =>
    `It is on the yard in ${location.city}. Ring ${location.phone} so that I have it out for you.`,
  () => 'Take it home overnight before you decide.',
]

/** First person, with names. */
export const kiwiVoice: Voice = {
  openings,
  details,
  closings,
  authors: {
    'kiwi-penrose': ['Tama, Penrose', 'Mele, Penrose'],
    'kiwi-te-rapa': ['Arun, Te Rapa', 'Jess, Te Rapa'],
  },
}
