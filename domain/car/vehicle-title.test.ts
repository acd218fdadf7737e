import { expect, test } from 'vitest'
import { catalogueMakes } from './catalogue/makes.ts'
import { catalogueMake, catalogueModel, readVehicleTitle } from './vehicle-title.ts'

test.each([
  ['2012 Land Rover Range Rover Evoque SD4 Pure', 'Land Rover', 'Range Rover Evoque', 'SD4 Pure'],
  ['2020 Land Rover Discovery Sport SE', 'Land Rover', 'Discovery Sport', 'SE'],
  ['2006 Alfa Romeo 156 JTS', 'Alfa Romeo', '156', 'JTS'],
  ['2018 Aston Martin DB11 AMR', 'Aston Martin', 'DB11', 'AMR'],
  ['2013 Great Wall V240 (4X2)', 'Great Wall', 'V240', '(4X2)'],
  ['2021 Hyundai Santa Fe Highlander', 'Hyundai', 'Santa Fe', 'Highlander'],
  ['2019 Jeep Grand Cherokee Limited (4x4)', 'Jeep', 'Grand Cherokee', 'Limited (4x4)'],
  ['2016 Nissan X-Trail ST (FWD)', 'Nissan', 'X-Trail', 'ST (FWD)'],
  ['2004 Toyota Landcruiser Prado GXL (4X4)', 'Toyota', 'Landcruiser Prado', 'GXL (4X4)'],
  ['2022 Ssangyong Rexton Ultimate (awd)', 'SsangYong', 'Rexton', 'Ultimate (awd)'],
  ['2021 Tesla Model 3 Long Range', 'Tesla', 'Model 3', 'Long Range'],
  ['2023 GWM Jolion LUX', 'GWM', 'Haval Jolion', 'LUX'],
  ['2019 Mercedes-Benz C-CLASS C200', 'Mercedes-Benz', 'C-Class', 'C200'],
])('%s is make %s, model %s, badge %s', (title, make, model, badge) => {
  expect(readVehicleTitle(title)).toEqual({
    year: Number(title.slice(0, 4)),
    make,
    model,
    badge,
    known: { make: true, model: true },
  })
})

test('an unknown make and model are taken word by word', () => {
  expect(readVehicleTitle('1998 Zagato Raptor Mk2 Coupe')).toEqual({
    year: 1998,
    make: 'Zagato',
    model: 'Raptor',
    badge: 'Mk2 Coupe',
    known: { make: false, model: false },
  })
})

test('a title that ends early has no model and no badge', () => {
  const known = { make: true, model: false }
  expect(readVehicleTitle('2016 Nissan')).toEqual({ year: 2016, make: 'Nissan', known })
  expect(readVehicleTitle('2016')).toBeUndefined()
  expect(readVehicleTitle('  ')).toBeUndefined()
})

test('makes and models are spelled as the catalogue spells them', () => {
  expect(catalogueMake('land rover')).toBe('Land Rover')
  expect(catalogueMake('Zagato')).toBe('Zagato')
  expect(catalogueModel('Toyota', 'land cruiser')).toBe('Landcruiser')
  expect(catalogueModel('Toyota', 'Hilux SR5')).toBe('Hilux SR5')
})

test('the catalogue knows at least 76 makes, each once, and no model twice in a make', () => {
  expect(catalogueMakes.length).toBeGreaterThanOrEqual(76)
  for (const { models } of catalogueMakes) {
    const names = models
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .map((x) => x.toLowerCase())
    const twice = names.filter((name, index) => names.indexOf(name) !== index)
    expect(twice).toEqual([])
    expect(names).not.toContain('')
  }
})
