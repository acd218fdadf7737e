import { type FieldSpec, type FormSpec, fieldsOf } from './fields.ts'

interface FieldJsonSchema {
  readonly type: 'string' | 'boolean' | 'array'
  readonly title?: string
  readonly description?: string
  readonly maxLength?: number
  readonly minLength?: number
  readonly format?: 'email' | 'date'
  readonly enum?: readonly string[]
  readonly const?: string | true
  readonly items?: { readonly type: 'string'; readonly enum: readonly string[] }
  readonly uniqueItems?: true
}

/** The JSON Schema (2020-12) of what a form sends. */
export interface FormJsonSchema {
  readonly type: 'object'
  readonly title: string
  readonly properties: Readonly<Record<string, FieldJsonSchema>>
  readonly required: readonly string[]
  readonly additionalProperties: false
}

function valueSchema(field: FieldSpec): FieldJsonSchema {
  const { kind, options = [], required } = field
  const values = options.map(({ value }) => value)
  switch (kind) {
    case 'hidden':
      return { type: 'string', ...(field.value !== undefined && { const: field.value }) }
    case 'checkbox':
      return { type: 'boolean', ...(required && { const: true }) }
    case 'checks':
      return { type: 'array', items: { type: 'string', enum: values }, uniqueItems: true }
    case 'select':
    case 'radios':
      return { type: 'string', enum: values }
    default:
      return {
        type: 'string',
        maxLength: field.most,
        ...(required && { minLength: 1 }),
        ...(kind === 'email' && { format: 'email' }),
        ...(kind === 'day' && { format: 'date' }),
      }
  }
}

/** What a program sends to make a lead of a form: of the same fields as its HTML. Spec 5.09-5.15, 7.09. */
export function formJsonSchema(spec: FormSpec): FormJsonSchema {
  const fields = fieldsOf(spec)
  const described = (field: FieldSpec): FieldJsonSchema => ({
    ...valueSchema(field),
    ...(field.label !== '' && { title: field.label }),
    ...(field.hint !== undefined && { description: field.hint }),
  })
  return {
    type: 'object',
    title: spec.title,
    additionalProperties: false,
    properties: Object.fromEntries(fields.map((field) => [field.name, described(field)])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  }
}
