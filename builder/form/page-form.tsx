import { useMemo } from 'react'
import type { JsonSchema } from '#pages/schema-places.ts'
import { SchemaForm, type SchemaFormProps } from './schema-form.tsx'

export interface PageFormProps
  extends Pick<SchemaFormProps, 'template' | 'problems' | 'lookUps' | 'onChange'> {
  /** Of the catalogue. */
  readonly schema: JsonSchema
  /** The page without its blocks. */
  readonly page: Readonly<Record<string, unknown>>
  readonly disabled?: boolean
}

/** In the order of their use. */
const order = ['title', 'description', 'route', 'access', 'robots', 'also', 'parent', 'when']

/** The form of what a page says about itself: route, title, description, who may see and find it. */
export function PageForm({ schema, page, disabled = false, ...rest }: PageFormProps) {
  const shown = useMemo(() => {
    const { properties = {} } = schema
    const members = order.flatMap((name) => {
      const member = properties[name]
      return member === undefined ? [] : [[name, member] as const]
    })
    return { ...schema, properties: Object.fromEntries(members) }
  }, [schema])
  return <SchemaForm {...rest} id="page" schema={shown} value={page} isDisabled={disabled} />
}
