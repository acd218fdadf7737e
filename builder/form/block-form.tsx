import type { JsonSchema } from '#pages/schema-places.ts'
import { SchemaForm, type SchemaFormProps } from './schema-form.tsx'

export interface BlockFormProps
  extends Pick<SchemaFormProps, 'id' | 'template' | 'problems' | 'lookUps' | 'onChange'> {
  /** Of the catalogue. */
  readonly block: { readonly title: string; readonly props: JsonSchema }
  /** As the page has them, before defaults. */
  readonly props: Readonly<Record<string, unknown>>
  readonly disabled?: boolean
}

/** The form of a block's props. `problems` have paths from the props. */
export function BlockForm({ block, props, disabled = false, ...rest }: BlockFormProps) {
  if (Object.keys(block.props.properties ?? {}).length === 0)
    return <p className="form-hint">{block.title} has no settings.</p>
  return <SchemaForm {...rest} schema={block.props} value={props} isDisabled={disabled} />
}
