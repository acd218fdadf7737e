import { describe, expect, test } from 'vitest'
import { barestCar } from './car.fixture.ts'
import { type CarInput, carSchema } from './car.ts'
import { plateFacts } from './plate-facts.ts'

const texts = (car: Partial<CarInput>, locale: 'en-AU' | 'en-US' = 'en-AU') =>
  plateFacts(carSchema.parse({ ...barestCar, ...car }), {
    now: new Date('2026-03-30T00:00:00Z'),
    timeZone: 'Australia/Brisbane',
    locale,
  }).map(({ label, value }) => `${label}: ${value}`)

const van: Partial<CarInput> = {
  item_type: 'caravan',
  specifications: {
    body_length: 6600,
    body_width: 2470,
    tare_weight: 2365,
    aggregate_trailer_mass: 2800,
    ball_weight: 198,
    sleeps: 2,
    water: 190,
    layout: 'Island bed, ensuite',
  },
}

describe('the plate', () => {
  test('of a caravan begins with length, tare, ATM and berths (Spec 3.16)', () => {
    expect(texts(van)).toEqual([
      ...['Body length: 6.60 m', 'Tare: 2,365 kg', 'Aggregate trailer mass: 2,800 kg', 'Sleeps: 2'],
      ...['Body width: 2.47 m', 'Ball weight: 198 kg', 'Fresh water: 190 L'],
      'Layout: Island bed, ensuite',
    ])
  })

  test('of a caravan has one width (Spec 3.16)', () => {
    const widths = texts({ ...van, variant: { vehiclewidth: 2500 } }).filter((text) =>
      text.includes('idth'),
    )
    expect(widths).toEqual(['Width: 2.50 m'])
  })

  test('of a motorcycle has its engine in cc and its seat (Spec 3.15)', () => {
    const variant = { enginesize: 1254, enginesize_litres: 1.3, seatheight: 850, kerbmass: 249 }
    expect(texts({ item_type: 'motorcycle', variant, km: 18_940 })).toEqual([
      ...['Engine: 1,254 cc', 'Seat height: 850 mm', 'Kerb mass: 249 kg', 'Odometer: 18,940 km'],
    ])
  })

  test('of a car begins with what it tows (Spec 3.15)', () => {
    const variant = { brakedtowing: 3500, grossvehiclemass: 3510 }
    const car: Partial<CarInput> = { variant, km: 48_220, simple_fuel: 'Diesel' }
    expect(texts(car)).toEqual([
      ...['Tows, braked: 3,500 kg', 'Gross vehicle mass: 3,510 kg', 'Odometer: 48,220 km'],
      'Fuel type: Diesel',
    ])
    expect(texts(car, 'en-US').slice(0, 2)).toEqual([
      ...['Tows: 7,715 lb', 'Gross vehicle mass: 7,740 lb'],
    ])
  })

  test('of a car of which nothing is known is empty (Spec 5.35)', () => {
    expect(texts({})).toEqual([])
  })
})
