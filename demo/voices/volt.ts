import { figure } from './facts.ts'
import type { Sentence, Voice } from './voice.ts'

const KG_PER_TONNE = 1000
const LONG_RANGE_KM = 500

const openings: readonly Sentence[] = [
  ({ variant }) =>
    variant?.acceleration && variant.electricrange
      ? `${figure(variant.acceleration, 'en-AU', 1)} s to 100 km/h, ${figure(variant.electricrange)} km on a charge.`
      : undefined,
  ({ variant }) =>
    variant?.power && variant.kerbmass
      ? `${figure((variant.power / variant.kerbmass) * KG_PER_TONNE)} kW per tonne.`
      : undefined,
  ({ variant, trans }) =>
    variant?.power && trans === 'Manual'
      ? `${figure(variant.power)} kW and three pedals.`
      : undefined,
  ({ variant, drive }) =>
    variant?.power && variant.torque && drive
      ? `${figure(variant.power)} kW and ${figure(variant.torque)} Nm to ${drive === 'AWD' ? 'four wheels' : 'two wheels'}.`
      : undefined,
  ({ variant }) =>
    variant?.electricrange && variant.electricrange > LONG_RANGE_KM
      ? `${figure(variant.electricrange)} km by WLTP, among the longer ones.`
      : undefined,
]

const details: readonly Sentence[] = [
  ({ km, year }) =>
    km !== undefined && year ? `${year}, ${figure(km)} km on the odometer.` : undefined,
  ({ variant }) =>
    variant?.batterycapacity && variant.chargingpower
      ? `${figure(variant.batterycapacity, 'en-AU', 1)} kWh battery, DC charging at up to ${figure(variant.chargingpower)} kW.`
      : undefined,
  ({ variant }) => (variant?.kerbmass ? `${figure(variant.kerbmass)} kg at the kerb.` : undefined),
  ({ variant }) =>
    variant?.cylinders && variant.enginesize_litres && variant.induction
      ? `${figure(variant.enginesize_litres, 'en-AU', 1)} L, ${variant.cylinders} cylinders, ${variant.induction.toLowerCase()}.`
      : undefined,
  ({ variant }) =>
    variant?.fuelconsumptioncombined
      ? `${figure(variant.fuelconsumptioncombined, 'en-AU', 1)} L/100 km combined, as stated.`
      : undefined,
  ({ colour }) => (colour ? `Colour: ${colour}.` : undefined),
  ({ tag }) => (tag === 'One Owner' ? 'One owner.' : undefined),
  ({ tag }) => (tag === 'Full Service History' ? 'Service history complete.' : undefined),
]

const closings: readonly Sentence[] = [
  ({ simple_fuel: fuel }) =>
    fuel === 'Electric'
      ? 'Range depends on speed and weather. Bring your route; we will work it out.'
      : undefined,
  ({ item_type }) =>
    item_type === 'car' ? 'Test drives by appointment, on the road you choose.' : undefined,
]

/** The log: measured, with units, no adjectives. */
export const voltVoice: Voice = { openings, details, closings }
