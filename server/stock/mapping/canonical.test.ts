import { describe, expect, test } from 'vitest'
import { compileMapping } from './compile-mapping.ts'
import { mappableFields } from './field-paths.ts'
import { loadMapping } from './load-mapping.ts'

const canonical = await loadMapping('canonical')
const base = { stock_no: 'A1', condition: 'used', year: '2023', make: 'Kia', model: 'EV6' }

function carOf(columns: Record<string, string>) {
  const row = { ...base, ...columns }
  const reader = compileMapping(canonical, Object.keys(row), () => {})
  return reader.read({ line: 2, values: Object.values(row) })
}

describe('the canonical feed', () => {
  test('has a column for every field that a mapping can fill (Spec 3.01-3.19)', () => {
    expect(Object.keys(canonical.fields).toSorted()).toEqual([...mappableFields.keys()].toSorted())
  })

  test('has what a dealer says of a car and of its sale (Spec 3.03, 3.05, 3.10, 3.13, 3.17)', () => {
    const columns = {
      tag: 'Test Drive Only',
      reserved: 'Y',
      certified: 'no',
      preorder: '1',
      rank: '7',
      subscription_week: '$399',
      market_price: '53,990',
      market_price_state: '54990',
      history_url: 'http://h.example/1.pdf',
      video_url: '//v.example/1',
      publish: 'yes',
      payment_processors: 'stripe|afterpay',
      sold_at: '1774915200',
      created_at: '2026-03-01',
    }
    expect(carOf(columns)).toMatchObject({
      tag: 'Test Drive Only',
      reserved: true,
      certified: false,
      preorder: true,
      custom_rank: 7,
      subscription_price: 399,
      show_on_dealer_website: true,
      autograb_data: { average_market_price: 53_990, state_average_market_price: 54_990 },
      file: 'https://h.example/1.pdf',
      video: 'https://v.example/1',
      payment_processors: ['stripe', 'afterpay'],
      sold_date_timestamp: 1_774_915_200,
      created_at: '2026-03-01T00:00:00.000Z',
    })
  })

  test('has what electric and performance cars show (Spec 3.15)', () => {
    const columns = {
      power_kw: '430',
      torque_nm: '740',
      accel_0_100_s: '3.5',
      electric_range_km: '450 km',
      battery_kwh: '80.5',
      dc_charge_kw: '233',
      kerb_kg: '2,260',
    }
    expect(carOf(columns)).toMatchObject({
      variant: {
        power: 430,
        torque: 740,
        acceleration: 3.5,
        electricrange: 450,
        batterycapacity: 80.5,
        chargingpower: 233,
        kerbmass: 2260,
      },
    })
  })

  test('has what tow vehicles, caravans and motorcycles show (Spec 3.15, 3.16)', () => {
    expect(carOf({ tow_braked_kg: '3500', gvm_kg: '3050', seat_height_mm: '870' })).toMatchObject({
      variant: { brakedtowing: 3500, grossvehiclemass: 3050, seatheight: 870 },
    })
    const columns = { body_length_mm: '6600', body_width_mm: '2470', length_mm: '8050' }
    const van = { ...columns, ball_kg: '198', layout: 'Island bed, ensuite', water_l: '190' }
    expect(carOf({ item_type: 'caravan', ...van })).toMatchObject({
      variant: { vehiclelength: 8050 },
      specifications: {
        body_length: 6600,
        body_width: 2470,
        ball_weight: 198,
        water: 190,
        layout: 'Island bed, ensuite',
      },
    })
  })

  test('has the author of the comments', () => {
    const comments = { description_html: '<p>One owner.</p>', description_author: 'Tama, Penrose' }
    expect(carOf(comments)).toMatchObject({
      dealercomments: 'One owner.',
      dealercomments_author: 'Tama, Penrose',
    })
  })

  test.each([
    ['0', undefined],
    ['0.9', undefined],
    ['61', undefined],
    ['3.1', 3.1],
  ])('takes %s seconds to 100 km/h as %s', (accel_0_100_s, acceleration) => {
    const variant = acceleration === undefined ? undefined : { acceleration }
    expect(carOf({ accel_0_100_s })).toEqual(
      expect.objectContaining({ stocknum: 'A1', ...(variant && { variant }) }),
    )
    if (!variant) expect(carOf({ accel_0_100_s })).not.toHaveProperty('variant')
  })
})
