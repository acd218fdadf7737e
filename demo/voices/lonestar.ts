import type { Car } from '#domain/car/car.ts'
import { enginePower, measure, measureText } from '#domain/measure.ts'
import { KM_PER_MILE } from '#domain/units.ts'
import { capital, featuresOf, figure, inWords, listed } from './facts.ts'
import type { Sentence, Voice } from './voice.ts'

const LOW_MILES = 60_000
const HIGH_MILES = 110_000
const THRIFTY_L_PER_100_KM = 8

const us = (amount: number) => figure(amount, 'en-US')
const milesOf = ({ km }: Car) => (km === undefined ? undefined : Math.round(km / KM_PER_MILE))
const mpgOf = ({ variant }: Car) =>
  variant?.fuelconsumptioncombined
    ? measureText(measure(variant.fuelconsumptioncombined, 'litresPer100Km', 'en-US'))
    : undefined

/** Features as they are said in a sentence. */
const extras: Readonly<Record<string, string>> = {
  'Trailer Hitch': 'a trailer hitch',
  'Spray-In Bedliner': 'a spray-in bedliner',
  'Trailer Brake Controller': 'a trailer brake controller',
  'Remote Start': 'remote start',
  'Backup Camera': 'a backup camera',
  'Apple CarPlay': 'Apple CarPlay',
  'Leather Seats': 'leather seats',
  Sunroof: 'a sunroof',
  'Third-Row Seats': 'third-row seats',
}

const openings: readonly Sentence[] = [
  (car) => {
    const miles = milesOf(car)
    return miles !== undefined && miles < LOW_MILES
      ? `${us(miles)} miles. That is the headline.`
      : undefined
  },
  (car) => {
    const miles = milesOf(car)
    return miles !== undefined && miles > HIGH_MILES
      ? `${us(miles)} miles, and we priced it like it.`
      : undefined
  },
  ({ variant, simple_body: body }) =>
    variant?.brakedtowing && body === 'Ute'
      ? `Tows ${measureText(measure(variant.brakedtowing, 'kilograms', 'en-US'))}, bass boat included.`
      : undefined,
  (car) =>
    (car.variant?.fuelconsumptioncombined ?? Number.POSITIVE_INFINITY) < THRIFTY_L_PER_100_KM
      ? `${mpgOf(car)} combined, so the gas station will miss you.`
      : undefined,
  ({ simple_fuel: fuel, variant }) =>
    fuel === 'Electric' && variant?.electricrange
      ? `${measureText(measure(variant.electricrange, 'kilometres', 'en-US'))} on a charge and no gas, ever.`
      : undefined,
  ({ seats }) =>
    seats && seats > 6 ? `Seats ${inWords(seats)}, so bring the whole team.` : undefined,
  ({ variant, trans }) =>
    trans === 'Manual' && variant?.power
      ? `${measureText(enginePower(variant.power, 'en-US'))} and a clutch pedal.`
      : undefined,
  ({ simple_body: body, colour }) =>
    body === 'SUV' && colour
      ? `${capital(colour.toLowerCase())}, roomy, and it sits up high.`
      : undefined,
  ({ simple_body: body }) => (body === 'Sedan' ? 'Four doors and a trunk you can use.' : undefined),
  ({ simple_body: body }) =>
    body === 'Wagon' ? 'A wagon, which is a truck with manners.' : undefined,
]

const details: readonly Sentence[] = [
  // Of the others the first sentence may have said it.
  (car) => {
    const miles = milesOf(car)
    return miles !== undefined && miles >= LOW_MILES && miles <= HIGH_MILES
      ? `The odometer says ${us(miles)}.`
      : undefined
  },
  ({ tag }) => (tag === 'One Owner' ? 'One owner.' : undefined),
  ({ tag }) => (tag === 'Full Service History' ? 'Every oil change is on paper.' : undefined),
  ({ variant, engine_size }) =>
    variant?.cylinders && engine_size
      ? `${engine_size.toFixed(1)} liters, ${inWords(variant.cylinders)} cylinders.`
      : undefined,
  (car) =>
    mpgOf(car) && (car.variant?.fuelconsumptioncombined ?? 0) >= THRIFTY_L_PER_100_KM
      ? `The EPA says ${mpgOf(car)} combined.`
      : undefined,
  (car) => {
    const found = featuresOf(car, Object.keys(extras)).flatMap((name) => extras[name] ?? [])
    return found.length > 1 ? `You get ${listed(found)}.` : undefined
  },
]

const closings: readonly Sentence[] = [
  ({ price }) =>
    price
      ? 'The price has our one $150 fee in it already. Tax, title and license are extra.'
      : undefined,
  ({ status }, location) =>
    status === 'in_stock' ? `It is on the lot at ${location.street}.` : undefined,
  () => 'Call before you drive across town. We will go and look whether it is still here.',
]

/** Straight talk: short, funny once, then the number. */
export const lonestarVoice: Voice = { openings, details, closings }
