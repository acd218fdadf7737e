import { expect, test } from 'vitest'
import { queryWithout } from './query-reading.ts'
import { line, read } from './read-query.fixture.ts'

test.each([
  ['suv or ute', 'simple_body=SUV,Ute |'],
  ['suv ute', 'simple_body=SUV,Ute |'],
  ['suv, ute or wagon', 'simple_body=SUV,Ute,Wagon |'],
  ['suv under 30k or ute', 'simple_body=SUV,Ute price=:30000 |'],
  ['petrol, hybrid', 'simple_fuel=Petrol,Hybrid,Plug-in Hybrid |'],
  ['petrol/diesel ute', 'simple_fuel=Petrol,Diesel simple_body=Ute |'],
  ['petrol hybrid', 'simple_fuel=Hybrid,Plug-in Hybrid |'],
  ['automatic or manual', 'transmission=6 SP Automatic,CVT,Manual |'],
  ['new or demo', 'car_type=new,demo |'],
  ['suv or van', 'simple_body=SUV,van |'],
  ['7 seats or 8 seats', 'seats=7,8 |'],
  ['2018 or 2019', 'year=2018:2019 |'],
  ['2018 or 2019 or 2020', 'year=2018:2020 |'],
])('words of one field are alternatives: %s (D10)', (query, expected) => {
  expect(line(query)).toBe(expected)
})

test.each([
  ['plug-in, hybrid', 'simple_fuel=Plug-in Hybrid,Hybrid |'],
  [
    'plug-in suv hybrid',
    'simple_fuel=Plug-in Hybrid simple_body=SUV simple_fuel=Hybrid,Plug-in Hybrid |',
  ],
  ['2018 or 2021', 'year=2018:2018 year=2021:2021 |'],
  ['2018 suv 2019', 'year=2018:2018 simple_body=SUV year=2019:2019 |'],
  ['over 20k, under 50k', 'price=20000: price=:50000 |'],
])('what says the same more closely holds too: %s (D10)', (query, expected) => {
  expect(line(query)).toBe(expected)
})

test.each([
  ['white or black suv', 'colour_family=White,Black simple_body=SUV |'],
  ['white, gray or blue', 'colour_family=White,Grey,Blue |'],
  ['black white', 'colour_family=Black,White |'],
  ['white suv', 'simple_body=SUV | white'],
  ['white ute in black', 'simple_body=Ute | white black'],
  ['silver blue', '| silver blue'],
])('colours in a list are alternatives: %s (D10)', (query, expected) => {
  expect(line(query)).toBe(expected)
})

test.each([
  ['hilux ranger', 'make_model=Ford Ranger,Toyota Hilux |', 'hilux or ranger'],
  ['ford hyundai', 'make_model=Ford Ranger,Hyundai i30 |', 'ford or hyundai'],
  ['hilux toyota', '| hilux toyota', undefined],
])(
  'names beside each other are alternatives, unless they are of one car: %s (D10)',
  (query, expected, text) => {
    expect(line(query)).toBe(expected)
    expect(read(query).filters[0]?.text).toBe(text)
  },
)

test('one chip stands for alternatives, and removes the words of all (D7, D10)', () => {
  const query = 'red suv or ute under 30k, wagon'
  const reading = read(query)
  const [bodies, price] = reading.filters
  expect(bodies && queryWithout(query, reading, { filters: [bodies] })).toBe('red under 30k')
  expect(price && queryWithout(query, reading, { filters: [price] })).toBe('red suv or ute, wagon')
  expect(queryWithout(query, reading, { keywords: true })).toBe('suv or ute under 30k wagon')
})

test('a chip says what was listed (D10)', () => {
  const textOf = (query: string) => read(query).filters.map(({ text }) => text)
  expect(textOf('automatic or manual')).toEqual(['Automatic or Manual'])
  expect(textOf('suv or van')).toEqual([undefined])
})
