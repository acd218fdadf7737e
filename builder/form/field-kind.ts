import { isNamedKind, type NamedKind } from '#domain/content/named.ts'
import { type JsonSchema, optionsOf } from '#pages/schema-places.ts'
import { isObject } from './is-object.ts'

/** Texts with a control of their own, by the `format` that `domain/fields.ts` gives them. */
const textFormats = ['link', 'picture', 'colour', 'search', 'date'] as const
export type TextFormat = (typeof textFormats)[number]

/** From so many characters a text has several lines. */
const LONG_TEXT = 120

/** What values are called that their names do not say. */
export type Titles = Readonly<Record<string, unknown>>

/** What a field holds, which decides its control. */
export type FieldKind =
  | { readonly kind: 'text' | 'long-text' | 'markdown' | 'prose' | TextFormat }
  | { readonly kind: 'number'; readonly isWhole: boolean }
  | { readonly kind: 'flag' }
  /** One of some values. */
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly titles: Titles }
  /** Some of some values, in an order; with `orOne` a single one is no list. */
  | {
      readonly kind: 'choices'
      readonly options: readonly string[]
      readonly titles: Titles
      readonly orOne: boolean
    }
  /** The name of something that the site has. */
  | { readonly kind: 'named'; readonly of: NamedKind }
  /** A text, for which such names are suggested. */
  | { readonly kind: 'suggested'; readonly of: NamedKind }
  /** Some of these names, in an order. */
  | { readonly kind: 'named-list'; readonly of: NamedKind; readonly entry: JsonSchema }
  | { readonly kind: 'list'; readonly entry: JsonSchema }
  | { readonly kind: 'object' }
  /** One of several kinds of objects. */
  | { readonly kind: 'union'; readonly options: readonly JsonSchema[] }
  /** A value that cannot be another. */
  | { readonly kind: 'fixed' }

/** The kind of a field by its JSON Schema; undefined where the form has no control for it. */
export function fieldKind(schema: JsonSchema): FieldKind | undefined {
  if (schema.const !== undefined) return { kind: 'fixed' }
  if (schema.markdown === true) return { kind: 'markdown' }
  const values = textsOf(schema)
  if (values) return { kind: 'choice', options: values, titles: titlesOf(schema) }
  if (schema.anyOf || schema.oneOf) return unionKind(schema)
  switch (schema.type) {
    case 'string':
      if (isNamedKind(schema.suggests)) return { kind: 'suggested', of: schema.suggests }
      return isNamedKind(schema.format)
        ? { kind: 'named', of: schema.format }
        : { kind: textKind(schema) }
    case 'number':
    case 'integer':
      return { kind: 'number', isWhole: schema.type === 'integer' }
    case 'boolean':
      return { kind: 'flag' }
    case 'array':
      return listKind(schema)
    case 'object':
      return schema.properties && { kind: 'object' }
    default:
      return undefined
  }
}

function textKind({
  format,
  multiline,
  maxLength = 0,
}: JsonSchema): 'text' | 'long-text' | TextFormat {
  const own = textFormats.find((name) => name === format)
  return own ?? (multiline === true || maxLength >= LONG_TEXT ? 'long-text' : 'text')
}

function unionKind(schema: JsonSchema): FieldKind | undefined {
  if (schema.format === 'prose') return { kind: 'prose' }
  const options = optionsOf(schema)
  if (options.every(({ properties }) => properties)) return { kind: 'union', options }
  // One of some values, or a list of them.
  const [one, many] = options
  const list = many && listKind(many)
  return one && textsOf(one) && list?.kind === 'choices' ? { ...list, orOne: true } : undefined
}

function listKind({ items }: JsonSchema): FieldKind | undefined {
  if (typeof items !== 'object' || Array.isArray(items)) return undefined
  if (isNamedKind(items.format)) return { kind: 'named-list', of: items.format, entry: items }
  const values = textsOf(items)
  return values
    ? { kind: 'choices', options: values, titles: titlesOf(items), orOne: false }
    : { kind: 'list', entry: items }
}

const titlesOf = ({ titles }: JsonSchema): Titles => (isObject(titles) ? titles : {})

/** The values of an enumeration of texts. */
function textsOf({ enum: values }: JsonSchema): readonly string[] | undefined {
  return values?.every((value) => typeof value === 'string') ? values : undefined
}

/** The fields of an object, by name, without those that cannot be another. */
export const membersOf = ({ properties = {} }: JsonSchema): [name: string, schema: JsonSchema][] =>
  Object.entries(properties).flatMap(([name, schema]): [string, JsonSchema][] =>
    typeof schema === 'object' && schema.const === undefined ? [[name, schema]] : [],
  )
