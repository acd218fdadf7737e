import type { NewMappingLesson } from '../../store/mapping-lesson-store.ts'
import { type FieldRule, type FieldSource, fieldRuleOf, type Mapping } from './mapping.ts'
import { columnsOfField } from './source-columns.ts'
import type { StepRule } from './steps.ts'

type Lesson = Omit<NewMappingLesson, 'id' | 'mapping'>
type Lookup = Extract<StepRule, { lookup: unknown }>

/** Steps that change no letters but their case: behind them stands the value of the file. */
const PLAIN: ReadonlySet<unknown> = new Set(['words', 'lower', 'upper'])

/**
 * A mapping with what people taught it. A column that is taught comes before the others of its field, and is read
 * like them, else as the canonical feed's; a value is added to the words of its field. What no longer fits the
 * mapping does nothing.
 */
export function taughtMapping(
  mapping: Mapping,
  lessons: readonly Lesson[],
  canonical: Mapping,
): Mapping {
  const fields = { ...mapping.fields }
  // A value may be of a column that is taught.
  for (const { column, field, word } of lessons) {
    if (word === undefined)
      fields[field] = withColumn(fields[field], column, canonical.fields[field])
  }
  for (const { column, field, word } of lessons) {
    const source = fields[field]
    if (word === undefined || source === undefined) continue
    const lookup = lookupFor(source, column)
    if (lookup === undefined || 'value' in source) continue
    const taught = { ...lookup, lookup: { ...lookup.lookup, [word.value]: word.meaning } }
    fields[field] = {
      ...source,
      steps: source.steps.map((step) => (step === lookup ? taught : step)),
    }
  }
  return { ...mapping, fields }
}

function withColumn(
  source: FieldSource | undefined,
  column: string,
  canonical: FieldSource | undefined,
): FieldRule {
  if (source && !('value' in source)) {
    const others = [source.from].flat().filter((each) => !isSame(each, column))
    return { ...source, from: [column, ...others] }
  }
  const plain = fieldRuleOf(column)
  return canonical && !('value' in canonical) ? { ...canonical, from: column } : plain
}

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** The table of words of a field that reads the values of a column as they stand. */
function lookupFor(source: FieldSource, column: string): Lookup | undefined {
  if ('value' in source || !columnsOfField(source).some((each) => isSame(each, column)))
    return undefined
  const at = source.steps.findIndex((step) => !PLAIN.has(step))
  const step = source.steps[at]
  return typeof step === 'object' && 'lookup' in step ? step : undefined
}

/** What a value of a column could be taught to mean. */
export interface Teachable {
  readonly field: string
  /** Values of the field. */
  readonly choices: readonly string[]
}

/** The field that has no word for a value of a column, with what it could mean; undefined where none is taught. */
export function teachable(mapping: Mapping, column: string, value: string): Teachable | undefined {
  for (const [field, source] of Object.entries(mapping.fields)) {
    const lookup = lookupFor(source, column)
    if (lookup === undefined || lookup.otherwise !== 'unusable') continue
    const words = Object.keys(lookup.lookup)
    if (words.some((word) => isSame(word, value))) continue
    const choices = [...new Set(Object.values(lookup.lookup))].filter((each) => each !== '')
    if (choices.length > 0) return { field, choices }
  }
  return undefined
}
