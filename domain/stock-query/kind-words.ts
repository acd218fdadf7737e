import type { WordFacet } from './query-reading.ts'

/** What buyers call some values of a field. */
export interface KindWords {
  readonly facet: WordFacet
  /** The buyers' words. */
  readonly words: RegExp
  /** The values that they mean; where there is none in stock, the words stay keywords. */
  readonly values: RegExp
  /** What chips say, where the values themselves are not what was asked for. */
  readonly text?: string
}

/** A whole word or phrase. */
const words = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu')

const body = (pattern: string, values: RegExp): KindWords => ({
  facet: 'simple_body',
  words: words(pattern),
  values,
})

const fuel = (pattern: string, values: RegExp): KindWords => ({
  facet: 'simple_fuel',
  words: words(pattern),
  values,
})

const status = (pattern: string, values: RegExp): KindWords => ({
  facet: 'status',
  words: words(pattern),
  values,
})

const cab = (pattern: string, name: string): KindWords => ({
  facet: 'cab',
  words: words(pattern),
  values: new RegExp(`^${name}$`),
  text: name,
})

/** What is driven electrically is equipment: electric seats are no fuel. */
const notEquipment =
  '(?![\\s-]+(?:front |rear |heated |folding )?(?:seats?|windows?|mirrors?|tail|boot|sun|brakes?|park))'
/** Android Auto, automatic headlights and such are equipment. */
const notAutomaticEquipment =
  '(?![\\s-]+(?:emergency|brak|head|high|hold|dim|tail|climate|air|park|wipers?|lights?|door|stop))'

/**
 * Words for kinds of cars, before which the first alternatives go: a plug-in hybrid is not any hybrid. D10,
 * Spec 3.07. To add a word, add it to its pattern.
 */
export const kindWords: readonly KindWords[] = [
  body('suvs?|crossovers?', /^SUV$/),
  body('utes?|pick[\\s-]?ups?', /^Ute$/),
  body('trucks?', /^(Ute|Truck)$/),
  body('station[\\s-]?wagons?|wagons?|estates?', /^Wagon$/),
  body('sedans?|saloons?', /^Sedan$/),
  body('hatch(?:es|[\\s-]?backs?)?', /^Hatchback$/),
  body('coup[eé]s?', /^Coupe$/),
  body('convertibles?|cabrio(?:let)?s?|roadsters?|soft[\\s-]tops?', /^Convertible$/),
  body('vans?', /^Van$/),
  body('people[\\s-]?movers?|mpvs?|mini[\\s-]?vans?', /^People Mover$/),
  body('mini[\\s-]?bus(?:es)?|bus(?:es)?', /^Bus$/),
  body('motor[\\s-]?(?:cycles?|bikes?)|bikes?(?! rack| carrier)', /^Motorcycle$/),
  body('caravans?|travel trailers?', /^Caravan$/),
  fuel('plug[\\s-]?in(?:[\\s-]hybrids?)?|phevs?', /^Plug-in Hybrid$/),
  // A petrol hybrid burns petrol, but nobody looks for it among the petrol cars.
  fuel(
    '(?:(?:petrol|gas|electric)[\\s-]+)?hybrids?(?:[\\s-]+electrics?)?|hevs?',
    /^(Plug-in )?Hybrid$/,
  ),
  fuel(`electrics?${notEquipment}|b?evs?|battery[\\s-]electric`, /^Electric$/),
  fuel('(?:turbo[\\s-]?)?diesels?', /^Diesel$/),
  fuel('petrols?|gas(?:oline)?(?! bottle| strut| cook)|unleaded', /^Petrol$/),
  fuel('lpg', /^LPG$/),
  fuel('hydrogen', /^Hydrogen$/),
  {
    facet: 'transmission',
    words: words(`(?<!android[\\s-]{0,3})auto(?:s|matics?)?${notAutomaticEquipment}`),
    values: /auto|cvt|dct|dsg|dual[\s-]?clutch|tronic|variable|reduction|single[\s-]?speed/i,
    text: 'Automatic',
  },
  {
    facet: 'transmission',
    words: words('manuals?|stick[\\s-]?shifts?'),
    values: /^(?!.*auto).*manual/i,
    text: 'Manual',
  },
  {
    facet: 'drive',
    words: words('4\\s?x\\s?4s?|4[\\s-]?wds?|awds?|(?:4|four|all)[\\s-]wheel[\\s-]drives?'),
    values: /4\s?x\s?4|4wd|awd|^(four|all)/i,
    text: '4WD or AWD',
  },
  {
    facet: 'drive',
    words: words('fwds?|front[\\s-]wheel[\\s-]drives?'),
    values: /fwd|^front/i,
    text: 'Front-wheel drive',
  },
  {
    facet: 'drive',
    words: words('rwds?|rear[\\s-]wheel[\\s-]drives?'),
    values: /rwd|^rear/i,
    text: 'Rear-wheel drive',
  },
  {
    facet: 'drive',
    words: words('4\\s?x\\s?2s?|2[\\s-]?wds?|(?:2|two)[\\s-]wheel[\\s-]drives?'),
    values: /4\s?x\s?2|[2fr]wd|^(two|front|rear)/i,
    text: 'Two-wheel drive',
  },
  cab('(?:dual|double|crew|twin)[\\s-]?cabs?|super[\\s-]?crew|crew[\\s-]?max', 'Double cab'),
  cab('(?:extra|space|king|super|club|extended|access)[\\s-]?cabs?', 'Extra cab'),
  cab('(?:single|regular)[\\s-]?cabs?', 'Single cab'),
  status('(?:(?:just|recently|already) )?sold', /^sold$/),
  status('(?:coming|arriving|available) soon', /^coming_soon$/),
  status('in[\\s-]stock', /^in_stock$/),
  {
    facet: 'car_type',
    words: words('(?:ex[\\s-]?)?demo(?:s|nstrators?)?'),
    values: /^demo$/,
  },
  {
    facet: 'car_type',
    words: words('used|(?:second|2nd)[\\s-]?hand|pre[\\s-]?(?:owned|loved)'),
    values: /^used$/,
  },
  {
    facet: 'car_type',
    words: words(
      '(?<!(?:nz|zealand|as|like|near|nearly)[\\s-]{1,3})(?:brand[\\s-]?)?new(?![\\s-]+(?:zealand|arrivals?))',
    ),
    values: /^new$/,
  },
]
