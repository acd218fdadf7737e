import { expect, test } from 'vitest'
import { enginePower, measure, measureText, type Quantity } from './measure.ts'

test.each<[Quantity, number, string, string]>([
  ['seconds', 3.1, '3.1 s', '3.1 s'],
  ['seconds', 4, '4.0 s', '4.0 s'],
  ['kilometres', 528, '528 km', '328 mi'],
  ['kilometres', 0, '0 km', '0 mi'],
  ['kilowatts', 250, '250 kW', '250 kW'],
  ['kilowattHours', 78.1, '78.1 kWh', '78.1 kWh'],
  ['newtonMetres', 660, '660 Nm', '487 lb-ft'],
  ['kilograms', 3500, '3,500 kg', '7,715 lb'],
  ['kilograms', 3084, '3,084 kg', '6,800 lb'],
  ['litres', 80, '80 L', '21.1 gal'],
  ['litresPer100Km', 8.1, '8.1 L/100 km', '29 mpg'],
  ['millimetres', 870, '870 mm', '34.3 in'],
  ['cubicCentimetres', 1254, '1,254 cc', '1,254 cc'],
])(
  '%s %d reads %s, on an American site %s (Spec 9.23, 9.25)',
  (quantity, amount, text, american) => {
    expect(measureText(measure(amount, quantity, 'en-AU'))).toBe(text)
    expect(measureText(measure(amount, quantity, 'en-NZ'))).toBe(text)
    expect(measureText(measure(amount, quantity, 'en-US'))).toBe(american)
  },
)

test('the power of an engine is in kW, on an American site in hp (Spec 9.25)', () => {
  expect(enginePower(390, 'en-AU')).toEqual({ value: '390', unit: 'kW' })
  expect(enginePower(390, 'en-US')).toEqual({ value: '523', unit: 'hp' })
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d reads as no value (Spec 9.27)', (amount) => {
  expect(measure(amount, 'kilograms', 'en-AU')).toEqual({ value: '–', unit: 'kg' })
})

test('a car that consumes nothing has no miles per gallon (Spec 9.27)', () => {
  expect(measureText(measure(0, 'litresPer100Km', 'en-US'))).toBe('– mpg')
})
