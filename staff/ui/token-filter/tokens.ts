import type { Option } from '#ui/option-list/option-list.tsx'

/** A condition of a filter: the id of a field, and the id of one of its values or a typed text. */
export interface Token {
  readonly field: string
  readonly value: string
}

export interface TokenField {
  readonly id: string
  /** `Stage` */
  readonly label: string
  /** What can be chosen; without it the field takes the text that is typed. */
  readonly values?: readonly { readonly id: string; readonly label: string }[]
}

/** An id that is unique among tokens, and stays the same. */
export const tokenId = ({ field, value }: Token): string => `${field}:${value}`

/** A token in words; undefined if its field or its value is not (or no longer) known. */
export function tokenLabel(
  { field, value }: Token,
  fields: readonly TokenField[],
): string | undefined {
  const known = fields.find(({ id }) => id === field)
  const text = known?.values ? known.values.find(({ id }) => id === value)?.label : value
  return known && text !== undefined ? `${known.label}: ${text}` : undefined
}

/** What can be added after typing `text`, without the tokens that are there. */
export function suggestions(
  text: string,
  fields: readonly TokenField[],
  tokens: readonly Token[],
  contains: (label: string, text: string) => boolean,
): (Option & { readonly token: Token })[] {
  const used = new Set(tokens.map(tokenId))
  const typed = text.trim()
  return fields
    .flatMap(({ id: field, values }): Token[] => {
      if (values) return values.map(({ id }) => ({ field, value: id }))
      return typed === '' ? [] : [{ field, value: valueTyped(typed, field, fields) }]
    })
    .map((token) => ({ id: tokenId(token), label: tokenLabel(token, fields) ?? '', token }))
    .filter(({ id, label }) => !used.has(id) && contains(label, typed))
}

/** The text without the name of its field, if that was typed too: `tah` of `Name: tah`. */
function valueTyped(typed: string, field: string, fields: readonly TokenField[]): string {
  const prefix = `${fields.find(({ id }) => id === field)?.label ?? ''}:`
  return typed.toLowerCase().startsWith(prefix.toLowerCase())
    ? typed.slice(prefix.length).trim()
    : typed
}
