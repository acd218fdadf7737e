import { itemTypes } from '#domain/car/kinds.ts'
import { guessHeading, type HeadingGuess } from './heading-names.ts'
import type { FieldRule, Mapping } from './mapping.ts'
import { columnsOf, columnsOfField } from './source-columns.ts'
import type { StepRule } from './steps.ts'
import { knownValues } from './value-words.ts'

/** A column of a file with some of its values. */
export type SampledColumn = { readonly name: string; readonly values: readonly string[] }

type Lookup = Extract<StepRule, { lookup: unknown }>
type WrittenStep = StepRule | (Pick<Lookup, 'lookup'> & Partial<Pick<Lookup, 'otherwise'>>)

/** A field's source as a mapping's file has it. */
type WrittenSource =
  | string
  | { value: string }
  | (Partial<Omit<FieldRule, 'steps'>> & { from: string | string[]; steps?: WrittenStep[] })

/** What a column was taken for. */
type Guess = {
  readonly column: string
  readonly fields: readonly string[]
  readonly by: 'name' | 'similar name' | 'values'
}

/** A mapping guessed from the headings of a file, and what a person has to look at. */
export type Proposal = {
  readonly fields: Record<string, WrittenSource>
  readonly guesses: readonly Guess[]
  /** What was assumed without a column, or about the values of one. */
  readonly assumed: readonly string[]
  readonly unread: readonly SampledColumn[]
  readonly needed: readonly string[]
}

type Options = {
  /** Whether a figure of distance without a unit is in miles. */
  readonly usesMiles: boolean
}

/** Guesses the mapping of a file from its headings and values; `canonical` is the mapping of our own feed. */
export function proposeMapping(
  columns: readonly SampledColumn[],
  canonical: Mapping,
  { usesMiles }: Options,
): Proposal {
  const meanings = meaningsOf(columns, canonical)
  const notes = { assumed: [] as string[], needed: [] as string[] }
  const unnamed = columns.filter((each) => meanings.every(({ column }) => column !== each))
  const fields: Record<string, WrittenSource> = {}
  const guesses = new Map<SampledColumn, string[]>()
  for (const [field, source] of Object.entries(canonical.fields)) {
    if ('value' in source) continue
    const own = columnsOfField(source)
    const named = meanings.filter(({ guess }) => own.includes(guess.column))
    const found =
      named.length > 0 ? named.map(({ column }) => column) : byValues(field, source, unnamed)
    if (found.length === 0) continue
    const rule = ruleFor(field, source, found, usesMiles, notes)
    if (!rule) continue
    fields[field] = rule
    for (const column of found) guesses.set(column, [...(guesses.get(column) ?? []), field])
  }
  addReserved(fields, guesses, columns, notes)
  addTitle(fields, guesses, columns)
  addPriceType(fields, notes)
  addRequired(fields, canonical, notes)
  const near = new Set(meanings.flatMap(({ column, guess }) => (guess.isNear ? [column] : [])))
  return {
    fields,
    guesses: columns.flatMap((column) => {
      const filled = guesses.get(column)
      const by = near.has(column) ? 'similar name' : unnamed.includes(column) ? 'values' : 'name'
      return filled ? [{ column: column.name, fields: filled, by }] : []
    }),
    ...notes,
    unread: columns.filter((column) => !guesses.has(column)),
  }
}

/** The first column without a known name all of whose values are words for this field: "Class" of New and Used. */
function byValues(
  field: string,
  { steps }: FieldRule,
  columns: readonly SampledColumn[],
): readonly SampledColumn[] {
  const step = steps.find((each) => typeof each === 'object' && 'lookup' in each)
  if (typeof step !== 'object' || !('lookup' in step)) return []
  const found = columns.find(
    ({ values }) =>
      values.length > 0 && knownValues(field, values, step.lookup).unknown.length === 0,
  )
  return found ? [found] : []
}

type Meaning = { readonly column: SampledColumn; readonly guess: HeadingGuess }

/** What each heading means; one that only looks like a name gives way to one that is it. */
function meaningsOf(columns: readonly SampledColumn[], canonical: Mapping): Meaning[] {
  const known = columnsOf(canonical)
  const all = columns.flatMap((column): Meaning[] => {
    const guess = guessHeading(column.name, known)
    return guess ? [{ column, guess }] : []
  })
  const exact = new Set(all.flatMap(({ guess }) => (guess.isNear ? [] : [guess.column])))
  return all.filter(({ guess }) => !guess.isNear || !exact.has(guess.column))
}

type Notes = { readonly assumed: string[]; readonly needed: string[] }

/** The rule of the canonical feed for these columns, fitted to their values; undefined where they do not fit. */
function ruleFor(
  field: string,
  canonical: FieldRule,
  columns: readonly SampledColumn[],
  usesMiles: boolean,
  { assumed, needed }: Notes,
): WrittenSource | undefined {
  const names = columns.map(({ name }) => name.trim())
  const values = [...new Set(columns.flatMap((column) => column.values))]
  const steps: WrittenStep[] = []
  for (const step of canonical.steps) {
    if (typeof step === 'string' || !('lookup' in step)) {
      steps.push(...fittedStep(field, step, names, values, usesMiles))
      continue
    }
    const { known, unknown } = knownValues(field, values, step.lookup)
    if (values.length > 0 && Object.keys(known).length === 0) return undefined
    const { otherwise, lookup } = step
    steps.push({
      lookup: { ...lookup, ...known },
      ...(otherwise !== 'unusable' && { otherwise }),
    })
    const meanings = Object.entries(known).filter(([from, to]) => from.toLowerCase() !== to)
    if (meanings.length > 0) {
      assumed.push(`${names.join(', ')}: ${meanings.map((pair) => pair.join(' = ')).join(', ')}`)
    }
    if (unknown.length > 0) {
      const list = unknown.slice(0, VALUES_SHOWN).map((value) => JSON.stringify(value))
      const known = [...new Set(Object.values(step.lookup))].join(', ')
      needed.push(
        `${names.join(', ')}: ${list.join(', ')}: add to the "lookup" of "${field}" which of ${known} it is`,
      )
    }
  }
  if (field === 'km')
    assumed.push(`${names.join(', ')}: in ${steps.includes('miles') ? 'miles' : 'kilometres'}`)
  return written(canonical, steps, names)
}

const VALUES_SHOWN = 8

/** A step of the canonical feed, fitted to headings and values. */
function fittedStep(
  field: string,
  step: StepRule,
  names: readonly string[],
  values: readonly string[],
  usesMiles: boolean,
): StepRule[] {
  const headings = names.join(' ').toLowerCase()
  if (field === 'km') {
    const isNamed = /\bkms?\b|kilomet/.test(headings)
    return [/\bmi(les)?\b/.test(headings) || (usesMiles && !isNamed) ? 'miles' : 'km']
  }
  if (/\bmpg\b/.test(headings)) return ['mpg']
  const isDate = step === 'day' || step === 'timestamp' || step === 'seconds'
  if (isDate && values.some((value) => MONTH_FIRST.test(value.trim()))) return ['us-date', step]
  if (!isUpperCase(values)) return [step]
  if (field === 'model') return ['title-case']
  // The catalogue has not every make.
  return step === 'make' ? ['title-case', step] : [step]
}

/** 3/31/2026. */
const MONTH_FIRST = /^(0?[1-9]|1[0-2])\/(1[3-9]|2\d|3[01])\/\d{4}/

const isUpperCase = (values: readonly string[]): boolean =>
  values.some((value) => /[A-Z]{4}/.test(value)) && values.every((value) => !/[a-z]/.test(value))

/** A rule without what is the default. */
function written(
  { absent, min, max, unusable }: FieldRule,
  steps: WrittenStep[],
  names: string[],
): WrittenSource {
  const [only = ''] = names
  const from = names.length === 1 ? only : names
  const isPlain = steps.length === 1 && steps[0] === 'words'
  const rule = {
    from,
    ...(!isPlain && { steps }),
    ...(absent.length > 0 && { absent }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(unusable !== 'drop' && { unusable }),
  }
  return Object.keys(rule).length === 1 && typeof from === 'string' ? from : rule
}

/** Without a column of its own, the status may say that a buyer holds a car. */
function addReserved(
  fields: Proposal['fields'],
  guesses: Map<SampledColumn, string[]>,
  columns: readonly SampledColumn[],
  { assumed }: Notes,
): void {
  const column = columns.find((each) => guesses.get(each)?.includes('status'))
  if (fields.reserved || !column) return
  const lookup = knownValues('reserved', column.values, {}).known
  const held = Object.keys(lookup)
  if (held.length === 0) return
  const from = column.name.trim()
  fields.reserved = { from, steps: [{ lookup, otherwise: 'absent' }, 'yes-no'] }
  guesses.set(column, [...(guesses.get(column) ?? []), 'reserved'])
  assumed.push(`${from}: ${held.join(', ')} = reserved`)
}

/** Without columns of year, make and model they are read from the title. */
function addTitle(
  fields: Proposal['fields'],
  guesses: Map<SampledColumn, string[]>,
  columns: readonly SampledColumn[],
): void {
  const title = fields.carsales_title
  if (typeof title !== 'string' || (fields.make && fields.model)) return
  const parts = ['year', 'make', 'model', 'badge'].filter((part) => !(part in fields))
  for (const part of parts) fields[part] = { from: title, steps: [`title-${part}`] }
  const column = columns.find(({ name }) => name.trim() === title)
  if (column) guesses.set(column, [...(guesses.get(column) ?? []), ...parts])
}

/** A heading such as "Drive away price" says what the price includes. */
function addPriceType(fields: Proposal['fields'], { assumed }: Notes): void {
  const { price } = fields
  if (fields.price_type || !price) return
  const from = typeof price === 'string' || 'value' in price ? price : price.from
  if (typeof from !== 'string') return
  const value = /drive.?away/i.test(from) ? 'drive_away' : /\begc\b/i.test(from) ? 'egc' : undefined
  if (value === undefined) return
  fields.price_type = { value }
  assumed.push(
    `${from}: every price is ${value === 'egc' ? 'before government charges' : 'a drive-away price'}`,
  )
}

function addRequired(fields: Proposal['fields'], { required }: Mapping, notes: Notes): void {
  if (!fields.car_type) {
    fields.car_type = { value: 'used' }
    notes.assumed.push('no column says whether a car is new, demo or used: every car is used')
  }
  if (!fields.item_type) {
    const value = fields['variant.seatheight'] ? 'motorcycle' : 'car'
    if (value !== 'car') fields.item_type = { value }
    notes.assumed.push(
      `no column says which item_type a vehicle is, of ${itemTypes.join(', ')}: every one is a ${value}`,
    )
  }
  for (const field of required) {
    if (!(field in fields)) {
      notes.needed.push(`${field}: no column fits; add "${field}": "<column>" to "fields"`)
    }
  }
  if (!fields.stocknum && !fields.vin) {
    notes.needed.push(
      'stocknum or vin: without a stock number a car gets another address when any of its values changes',
    )
  }
}
