import { capital, featuresOf, figure, inWords, listed, tankRangeKm } from './facts.ts'
import type { Sentence, Voice } from './voice.ts'

const TOW_RATINGS = [1500, 2000, 2500, 3000, 3500]
const LOW_SEAT_MM = 835
const TALL_SEAT_MM = 865

/** The smallest common tow rating that a loaded van is under. */
const ratingFor = (atm: number) => TOW_RATINGS.find((rating) => atm <= rating)

const openings: readonly Sentence[] = [
  ({ specifications: van }) =>
    van?.sleeps && van.layout
      ? `Sleeps ${inWords(van.sleeps)}: ${van.layout.charAt(0).toLowerCase()}${van.layout.slice(1)}.`
      : undefined,
  ({ specifications: van }) => {
    const rating = van?.aggregate_trailer_mass && ratingFor(van.aggregate_trailer_mass)
    return rating
      ? `Loaded to its limit it stays under a ${figure(rating)} kg tow rating.`
      : undefined
  },
  ({ specifications: van }) =>
    van?.tare_weight && van.aggregate_trailer_mass
      ? `${figure(van.aggregate_trailer_mass - van.tare_weight)} kg between tare and ATM; pack to that.`
      : undefined,
  ({ variant }) =>
    variant?.seatheight && variant.seatheight >= TALL_SEAT_MM
      ? `The seat is at ${variant.seatheight} mm, so sit on it before you fall for it.`
      : undefined,
  ({ variant }) =>
    variant?.seatheight && variant.seatheight <= LOW_SEAT_MM
      ? `The seat is at ${variant.seatheight} mm, and most boots reach the ground from there.`
      : undefined,
  (car) => {
    const range = car.item_type === 'caravan' ? undefined : tankRangeKm(car)
    return range ? `About ${figure(range)} km between pumps by the book.` : undefined
  },
  ({ variant }) =>
    variant?.brakedtowing
      ? `Rated to tow ${figure(variant.brakedtowing)} kg, with brakes on the trailer.`
      : undefined,
]

const details: readonly Sentence[] = [
  ({ specifications: van }) =>
    van?.ball_weight ? `Ball weight ${figure(van.ball_weight)} kg.` : undefined,
  ({ specifications: van }) =>
    van?.water ? `${figure(van.water)} litres of fresh water.` : undefined,
  ({ variant, specifications: van }) =>
    van?.body_length && variant?.vehiclelength
      ? `The body is ${figure(van.body_length / 1000, 'en-AU', 2)} m; with the drawbar it is ${figure(variant.vehiclelength / 1000, 'en-AU', 2)} m, which is what a caravan park asks.`
      : undefined,
  ({ item_type, variant }) =>
    item_type === 'motorcycle' && variant?.kerbmass
      ? `${figure(variant.kerbmass)} kg wet. You will pick it up one day.`
      : undefined,
  ({ item_type, variant }) =>
    item_type === 'motorcycle' && variant?.enginesize && variant.cylinders
      ? `${capital(inWords(variant.cylinders))} ${variant.cylinders === 1 ? 'cylinder' : 'cylinders'}, ${figure(variant.enginesize)} cc.`
      : undefined,
  ({ variant }) =>
    variant?.grossvehiclemass
      ? `GVM is ${figure(variant.grossvehiclemass)} kg; count the passengers and the fridge.`
      : undefined,
  ({ km }) => (km !== undefined ? `${figure(km)} km so far.` : undefined),
  (car) => {
    const aboard = featuresOf(car, [
      ...['Solar Panels 2 x 200 W', 'Lithium Battery', 'Off-Road Hitch', 'Roll-Out Awning'],
      ...['Pannier Rails', 'Heated Grips', 'Centre Stand', 'ABS Brakes'],
      ...['Tow Bar', 'Snorkel', 'Bull Bar', 'UHF Radio', 'Rear Differential Lock', 'Canopy'],
    ])
    return aboard.length > 1 ? `Fitted: ${listed(aboard.map(plain))}.` : undefined
  },
  ({ tag }) => (tag === 'One Owner' ? 'One owner before us.' : undefined),
  ({ tag }) => (tag === 'Full Service History' ? 'Its service book is full.' : undefined),
]

/** A feature within a sentence: `tow bar`, but `UHF radio`. */
const plain = (feature: string): string =>
  feature
    .split(' ')
    .map((word) => (/^[A-Z]{2,}$|^W$/.test(word) ? word : word.toLowerCase()))
    .join(' ')

const closings: readonly Sentence[] = [
  () => 'Ring before you drive up the range.',
  ({ item_type }) =>
    item_type === 'caravan'
      ? 'Bring the plate of your tow vehicle. We will do the sums.'
      : undefined,
  ({ item_type }) => (item_type === 'motorcycle' ? 'Bring a helmet and a licence.' : undefined),
]

/** Field notes: laconic, practical, dry. */
export const outbackVoice: Voice = { openings, details, closings }
