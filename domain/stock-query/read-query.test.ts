import { describe, expect, test } from 'vitest'
import { carNames } from './named-cars.ts'
import { line, read, vocabulary } from './read-query.fixture.ts'
import { readQuery } from './read-query.ts'
import type { WordVocabulary } from './word-vocabulary.ts'

describe('words of a query become filters', () => {
  test.each([
    ['suv under 30k', 'simple_body=SUV price=:30000 |'],
    ['under 30000', 'price=:30000 |'],
    ['diesel ute under $45,000', 'simple_fuel=Diesel simple_body=Ute price=:45000 |'],
    ['$20k-$30k', 'price=20000:30000 |'],
    ['20-30k', 'price=20000:30000 |'],
    ['between 20k and 30k', 'price=20000:30000 |'],
    ['30k to 20k', 'price=20000:30000 |'],
    ['$30,000', 'price=:30000 |'],
    ['over $10k under $20k', 'price=10000: price=:20000 |'],
    ['30k or less', 'price=:30000 |'],
    ['NZ$30k max', 'price=:30000 |'],
    ['hilux 30 grand', 'price=:30000 | hilux'],
    ['less than 50,000 km', 'km=:50000 |'],
    ['under 50k kms', 'km=:50000 |'],
    ['under 10k miles', 'km=:16093 |'],
    ['over 100000 kilometres', 'km=100000: |'],
    ['2019 or newer', 'year=2019: |'],
    ['2019+', 'year=2019: |'],
    ['newer than 2019', 'year=2020: |'],
    ['after 2019', 'year=2020: |'],
    ['since 2019', 'year=2019: |'],
    ['before 2015', 'year=:2014 |'],
    ['2015 or older', 'year=:2015 |'],
    ['2018 to 2020', 'year=2018:2020 |'],
    ['2020-2018', 'year=2018:2020 |'],
    ['2021 hilux', 'year=2021:2021 | hilux'],
  ])('amounts: %s (D10)', (query, expected) => {
    expect(line(query)).toBe(expected)
  })

  test.each([
    ['7 seats', 'seats=7 |'],
    ['7-seater suv', 'seats=7 simple_body=SUV |'],
    ['seven seater', 'seats=7 |'],
    ['7+ seats', 'seats=7,8 |'],
    ['9 seats', 'seats=9 |'],
    ['5 door', 'doors=5 |'],
    ['5dr hatch', 'doors=5 simple_body=Hatchback |'],
    ['automatic', 'transmission=6 SP Automatic,CVT |'],
    ['auto', 'transmission=6 SP Automatic,CVT |'],
    ['manual ute', 'transmission=Manual simple_body=Ute |'],
    ['4x4', 'drive=4WD,AWD |'],
    ['4 wheel drive', 'drive=4WD,AWD |'],
    ['awd', 'drive=4WD,AWD |'],
    ['2wd ute', 'drive=FWD,RWD simple_body=Ute |'],
    ['demo', 'car_type=demo |'],
    ['new toyota', 'car_type=new | toyota'],
    ['second hand wagons', 'car_type=used simple_body=Wagon |'],
    ['station wagon', 'simple_body=Wagon |'],
    ['phev', 'simple_fuel=Plug-in Hybrid |'],
    ['hybrid', 'simple_fuel=Hybrid,Plug-in Hybrid |'],
    ['EVs', 'simple_fuel=Electric |'],
    ['van', 'simple_body=van |'],
  ])('kinds: %s (D10)', (query, expected) => {
    expect(line(query)).toBe(expected)
  })

  test.each([
    [
      'toyota, mazda',
      'make_model=Mazda 3,Mazda CX-5,Toyota Hilux,Toyota Landcruiser,Toyota RAV4 |',
    ],
    ['hilux or ranger under 40k', 'make_model=Ford Ranger,Toyota Hilux price=:40000 |'],
    ['red hilux / ford ranger', 'make_model=Ford Ranger,Toyota Hilux | red'],
    ['toyota hilux', '| toyota hilux'],
    ['ford, ute', 'simple_body=Ute | ford'],
  ])('names of which any will do: %s (D10)', (query, expected) => {
    expect(line(query)).toBe(expected)
  })
})

describe('a word that may be two things', () => {
  test.each([
    ['to', 'make_model=Toyota Hilux,Toyota Landcruiser,Toyota RAV4 |'],
    ['For', 'make_model=Ford Ranger |'],
    ['i', 'make_model=Hyundai i30 |'],
    ['to ', '|'],
    ['my', '|'],
    ['to sale', '|'],
    ['"to"', '| "to"'],
    ['hilux to', '| hilux'],
    ['car', '|'],
    ['new', 'car_type=new |'],
    ['new age', '| new age'],
    ['used new age', 'car_type=used | new age'],
    ['new suv', 'car_type=new simple_body=SUV |'],
  ])('%s is what a buyer most likely means: %s (D10)', (query, expected) => {
    const words = new Set(['new', 'newage', 'age', 'ageroad', 'i30'])
    expect(line(query, { ...vocabulary, isName: (text) => words.has(text.toLowerCase()) })).toBe(
      expected,
    )
  })

  test('a particle that begins a name says so on its chip (D10)', () => {
    expect(read('to').filters).toMatchObject([{ text: 'to…', start: 0, end: 2 }])
  })

  test('"new" is the condition also where nothing is new, and the name is offered (D10)', () => {
    const newAge: WordVocabulary = {
      ...vocabulary,
      modelsByMake: { 'New Age': ['Road Owl'] },
      isName: (text) => ['new', 'age', 'newage'].includes(text.toLowerCase()),
      valuesOf: (facet) => (facet === 'car_type' ? ['used'] : []),
      hasNumbers: () => false,
    }
    const reading = readQuery('New caravan', newAge, carNames(newAge.modelsByMake))
    expect(reading.filters).toMatchObject([{ facet: 'car_type', values: ['new'], text: 'new' }])
    const [corrected, literal] = ['New (condition) caravan', '"New" caravan']
    expect(reading).toMatchObject({ corrected, literal })
    expect(read('new')).not.toHaveProperty('corrected')
  })
})

describe('other words stay keywords', () => {
  test.each([
    ['android auto', '| android auto'],
    ['automatic emergency braking', '| automatic emergency braking'],
    ['electric seats', '| electric seats'],
    ['heated front seats', '| heated front seats'],
    ['peugeot 2008', '| peugeot 2008'],
    ['mazda 3', '| mazda 3'],
    ['i 30', '| i 30'],
    ['holden ute', '| holden ute'],
    ['grand caravan', '| grand caravan'],
    ['caravan', '| caravan'],
    ['cars for sale near me', '|'],
    ['looking for a red suv with sunroof', 'simple_body=SUV | red sunroof'],
    ['"auto" ute', 'simple_body=Ute | "auto"'],
    ['under', '|'],
    ['30', '| 30'],
    ['', '|'],
    ['!!!', '| !!!'],
  ])('%s (D10)', (query, expected) => {
    expect(line(query)).toBe(expected)
  })

  test('"auto" is the gearbox, also where no car states one (D10)', () => {
    const none = { ...vocabulary, valuesOf: () => [] }
    const { filters } = readQuery('auto', none, carNames({}))
    expect(filters).toMatchObject([{ facet: 'transmission', text: 'Automatic' }])
  })
})
