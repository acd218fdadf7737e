import { useMemo } from 'react'
import type { JsonSchema } from '#pages/schema-places.ts'
import { pageHints } from './page-hints.ts'
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
  const { route, also } = page
  const shown = useMemo(() => {
    const { properties = {} } = schema
    const hints = pageHints({
      route: String(route),
      also: Array.isArray(also) ? also.map(String) : [],
    })
    const members = order.flatMap((name) => {
      const member = properties[name]
      if (typeof member !== 'object') return []
      const hint = hints[name]
      return [[name, hint === undefined ? member : { ...member, description: hint }] as const]
    })
    return { ...schema, properties: Object.fromEntries(members) }
  }, [schema, route, also])
  return <SchemaForm {...rest} id="page" schema={shown} value={page} isDisabled={disabled} />
}
