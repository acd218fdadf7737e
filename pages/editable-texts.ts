import type { Path } from './problem.ts'
import type { PageNode } from './resolved-page.ts'
import { type JsonSchema, jsonSchemaOf, schemaAt } from './zod-json-schema.ts'

/** A text of a block that a person may write where it is shown. */
export interface EditableText {
  /** Within the block's props: `['points', 1]`. */
  readonly path: Path
  readonly text: string
  /** Characters, of the schema. */
  readonly min?: number
  readonly max?: number
  /** Whether it may be left out. */
  readonly isOptional: boolean
}

/** The words of a block's props: no links, pictures, codes or choices, which have controls of their own. */
export function editableTexts({ block, props }: Pick<PageNode, 'block' | 'props'>): EditableText[] {
  const schema = jsonSchemaOf(block.props)
  const walk = (value: unknown, path: Path): EditableText[] => {
    if (typeof value === 'string') return textAt(schema, props, path, value)
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
      walk(member, [...path, Array.isArray(value) ? Number(name) : name]),
    )
  }
  return walk(props, [])
}

function textAt(schema: JsonSchema, props: unknown, path: Path, text: string): EditableText[] {
  const own = schemaAt(schema, path, props)
  if (own === undefined || !isWords(own)) return []
  const { minLength: min, maxLength: max } = own
  return [
    {
      path,
      text,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      isOptional: isOptional(schema, props, path),
    },
  ]
}

const isWords = ({ type, enum: values, const: only, pattern, format }: JsonSchema): boolean =>
  type === 'string' && [values, only, pattern, format].every((limit) => limit === undefined)

function isOptional(schema: JsonSchema, props: unknown, path: Path): boolean {
  const name = path.at(-1)
  const around = schemaAt(schema, path.slice(0, -1), props)
  return typeof name === 'string' && around?.required?.includes(name) !== true
}
