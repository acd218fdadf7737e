import type { StrictArgTypes, StrictInputType } from 'storybook/internal/csf'
import type { Eligibility } from '#domain/eligibility.ts'
import { formatKm, formatMoney, formatNumber } from '#domain/format.ts'

/** The type of an input; a list offers a choice of its entries. */
type Kind = 'money' | 'distance' | 'number' | 'year' | 'yes_or_no' | 'text' | readonly string[]
export interface Input {
  readonly label: string
  readonly kind: Kind
}

type Value = string | number | boolean | undefined
export type Values = Readonly<Record<string, Value>>

/** One result of a rule: whether a button shows, which price, and why. */
export interface Answer {
  readonly about: string
  readonly text: string
  /** Yes or no; absent where the answer is neither. */
  readonly isYes?: boolean
  readonly because?: readonly string[]
}

/** A group of related rules as a page shows it: inputs, answers and typical cases. */
export interface Rule<Inputs extends Values> {
  readonly title: string
  readonly sentence: string
  /** Its source: `Spec 4.05-4.10`. */
  readonly source: string
  readonly inputs: { readonly [Name in keyof Required<Inputs>]: Input }
  /** The initial inputs of the page. */
  readonly typical: Inputs
  /** Runs the real rules. */
  readonly decide: (inputs: Inputs) => readonly Answer[]
  readonly cases: readonly { readonly title: string; readonly inputs: Inputs }[]
}

/** An eligibility as text: every reason has a sentence. */
export const answerOf = <Reason extends string>(
  about: string,
  eligibility: Eligibility<Reason>,
  { yes, no, reasons }: { yes: string; no: string; reasons: Readonly<Record<Reason, string>> },
): Answer =>
  eligibility.eligible
    ? { about, text: yes, isYes: true }
    : { about, text: no, isYes: false, because: eligibility.reasons.map((code) => reasons[code]) }

/** The text of a value on the page. */
export function valueText({ kind }: Input, value: Value): string {
  if (value === undefined || value === '') return kind === 'text' ? 'none' : 'not known'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value.replaceAll('_', ' ')
  if (kind === 'money') return formatMoney(value, 'en-AU')
  if (kind === 'distance') return formatKm(value, 'en-AU')
  return kind === 'number' ? formatNumber(value, 'en-AU', 2) : String(value)
}

/** The inputs of a rule by name, in the order of their declaration. */
export const inputsOf = <Inputs extends Values>(rule: Rule<Inputs>): [string, Input][] =>
  Object.entries(rule.inputs)

/** One control for each input. */
export const controlsOf = <Inputs extends Values>(rule: Rule<Inputs>): StrictArgTypes =>
  Object.fromEntries(inputsOf(rule).map(([name, input]) => [name, controlOf(input)]))

function controlOf({ label, kind }: Input): StrictInputType {
  if (typeof kind !== 'string') return { name: label, control: { type: 'select' }, options: kind }
  if (kind === 'yes_or_no') return { name: label, control: { type: 'boolean' } }
  return { name: label, control: { type: kind === 'text' ? 'text' : 'number' } }
}
