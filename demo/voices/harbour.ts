import { capital, featuresOf, figure, inWords, listed, tankRangeKm } from './facts.ts'
import type { Sentence, Voice } from './voice.ts'

const name: Sentence = ({ year, make, model, badge, colour }) =>
  colour && `${[year, make, model, badge].filter(Boolean).join(' ')} in ${colour}.`

/** As it is said: an automatic, but a continuously variable gearbox. */
function gearbox(type: string): string {
  const said = type.toLowerCase()
  return /automatic|manual/.test(said) ? said : `${said} gearbox`
}

const openings: readonly Sentence[] = [
  ({ car_type, make, badge, model, km, colour }) =>
    car_type === 'used' && km !== undefined && colour
      ? `${make} ${model} ${badge} in ${colour}, ${figure(km)} km.`
      : undefined,
  ({ car_type, km }) =>
    car_type === 'demo' && km !== undefined
      ? `Our own demonstrator, with ${figure(km)} km on it.`
      : undefined,
  ({ car_type, make, model, badge, colour }, location) =>
    car_type === 'new' && colour
      ? `This ${make} ${model} ${badge} in ${colour} is new and is at ${location.name} now.`
      : undefined,
  ({ item_type, specifications }) =>
    item_type === 'caravan' && specifications?.sleeps
      ? `${capital(inWords(specifications.sleeps))} can sleep in it.`
      : undefined,
  (car, location) =>
    car.car_type === 'used' && car.item_type !== 'car' ? name(car, location) : undefined,
]

const details: readonly Sentence[] = [
  ({ trans, variant, engine_size }) =>
    variant?.geartype && engine_size && trans
      ? `The ${figure(engine_size, 'en-AU', 1)}-litre engine drives through a ${gearbox(variant.geartype)}.`
      : undefined,
  (car) => {
    const range = tankRangeKm(car)
    return range ? `A full tank lasts about ${figure(range)} km by the combined figure.` : undefined
  },
  ({ variant }) =>
    variant?.brakedtowing
      ? `It is rated to tow ${figure(variant.brakedtowing)} kg with trailer brakes.`
      : undefined,
  ({ specifications: figures }) =>
    figures?.tare_weight && figures.aggregate_trailer_mass
      ? `Tare is ${figure(figures.tare_weight)} kg, and it may weigh ${figure(figures.aggregate_trailer_mass)} kg loaded.`
      : undefined,
  ({ seats, simple_body: body }) =>
    seats && seats > 5 && body !== 'Van' ? `It seats ${inWords(seats)}.` : undefined,
  (car) => {
    const comforts = featuresOf(car, [
      ...['Adaptive Cruise Control', 'Heated Front Seats', 'Leather Seats', 'Power Tailgate'],
      ...['360 Degree Camera', 'Apple CarPlay', 'Tow Bar', 'Canopy', 'Solar Panels 2 x 200 W'],
    ])
    return comforts.length > 1 ? `It has ${listed(comforts)}.` : undefined
  },
  ({ tag }) => (tag === 'One Owner' ? 'One owner before us.' : undefined),
  ({ tag }) => (tag === 'Full Service History' ? 'The service history is complete.' : undefined),
]

const closings: readonly Sentence[] = [
  ({ price }) => (price ? 'The price is the price to drive away.' : undefined),
  ({ car_type }) =>
    car_type === 'used' ? 'Ask for the inspection report and read it before you come.' : undefined,
  (_, location) => `It is at ${location.name}, ${location.street}.`,
  () => 'We can value your car while you drive this one.',
]

/** Calm and exact. */
export const harbourVoice: Voice = { openings, details, closings }
