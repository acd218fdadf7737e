import type { JsonSchema } from '#pages/schema-places.ts'
import { FormProvider, type FormProviderProps } from './form-provider.tsx'
import { ObjectMembers } from './object-members.tsx'
import { ProblemList } from './problem-list.tsx'

export interface SchemaFormProps extends FormProviderProps {
  readonly schema: JsonSchema
  readonly value: Readonly<Record<string, unknown>>
  /** What the template has: fields are marked as its own or changed. */
  readonly template?: Readonly<Record<string, unknown>> | undefined
}

/** A form made from the JSON Schema of an object, before its defaults. */
export function SchemaForm({ schema, value, template, ...rest }: SchemaFormProps) {
  return (
    <FormProvider {...rest}>
      <div className="builder-form">
        <ProblemList form={rest.id} schema={schema} value={value} problems={rest.problems ?? []} />
        <ObjectMembers
          schema={schema}
          field={{ path: [], value, isMarked: template !== undefined, template }}
        />
      </div>
    </FormProvider>
  )
}
