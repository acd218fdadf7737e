import { z } from 'zod'
import { amount, money, text, whole } from '../quantities.ts'

/** Figures of the maker's variant. Spec 3.15. */
export const variantSchema = z
  .strictObject({
    cylinders: whole('Cylinders').optional(),
    enginesize: whole('Engine capacity, cc').optional(),
    enginesize_litres: amount('Engine capacity, litres').optional(),
    induction: text('Aspiration, such as Turbo or Aspirated').optional(),
    geartype: text('Gearbox, such as 6 Speed Sports Automatic').optional(),
    fuelconsumptioncombined: amount('Combined fuel consumption, L/100 km').optional(),
    fuelcapacity: amount('Fuel tank, litres').optional(),
    grossvehiclemass: whole('Gross vehicle mass, kg').optional(),
    vehiclelength: whole('Length, mm').optional(),
    vehicleheight: whole('Height, mm').optional(),
    vehiclewidth: whole('Width, mm').optional(),
    torque: amount('Torque, Nm').optional(),
    power: amount('Power, kW').optional(),
    acceleration: amount('0 to 100 km/h as the maker states it, seconds').optional(),
    electricrange: whole(
      'Range on a full battery, km: by WLTP, on American sites by EPA',
    ).optional(),
    batterycapacity: amount('Battery, kWh').optional(),
    chargingpower: amount('Highest DC charging power, kW').optional(),
    kerbmass: whole('Kerb mass, kg').optional(),
    brakedtowing: whole('Towing capacity with trailer brakes, kg').optional(),
    seatheight: whole('Seat height of a motorcycle, mm').optional(),
    ancaprating: z.number().min(0).max(5).describe('ANCAP rating, stars').optional(),
    bodyconfiguration: text('Cab and body, such as Double Cab Pick-up').optional(),
  })
  .describe('Variant figures')

/** Figures of caravans and similar. Spec 3.16. */
export const specificationsSchema = z
  .strictObject({
    body_width: whole('Body width, mm').optional(),
    body_length: whole('Body length, mm').optional(),
    tare_weight: whole('Tare, kg').optional(),
    axle_type: text('Axle, such as Single or Tandem').optional(),
    sleeps: whole('People it sleeps').optional(),
    aggregate_trailer_mass: whole('Aggregate trailer mass, kg').optional(),
    ball_weight: whole('Weight on the tow ball, unladen, kg').optional(),
    layout: text('Layout, such as Island bed, ensuite').optional(),
    water: whole('Fresh water, litres').optional(),
  })
  .describe('Caravan figures')

/** What comparable cars are advertised for. Spec 3.17. */
export const autograbDataSchema = z
  .strictObject({
    state_average_market_price: money('Average price in the state').optional(),
    average_market_price: money('Average price nationwide').optional(),
  })
  .describe('Market prices')
