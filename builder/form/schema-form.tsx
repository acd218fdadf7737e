import type { Problem } from '#pages/problem.ts'
import type { JsonSchema } from '#pages/schema-places.ts'
import { FormProvider, type FormProviderProps } from './form-provider.tsx'
import { ObjectMembers } from './object-members.tsx'
import { ProblemList } from './problem-list.tsx'
import { useJudged } from './use-judged.ts'

export interface SchemaFormProps extends FormProviderProps {
  readonly schema: JsonSchema
  readonly value: Readonly<Record<string, unknown>>
  /** What the template has: fields are marked as its own or changed. */
  readonly template?: Readonly<Record<string, unknown>> | undefined
}

const none: readonly Problem[] = []

/** A form made from the JSON Schema of an object, before its defaults. */
export function SchemaForm({ schema, value, template, problems = none, ...rest }: SchemaFormProps) {
  const { atFields, above, on } = useJudged(problems)
  return (
    <FormProvider {...rest} problems={atFields}>
      <div className="builder-form" {...on}>
        <ProblemList form={rest.id} schema={schema} value={value} problems={above} />
        <ObjectMembers
          schema={schema}
          field={{ path: [], value, isMarked: template !== undefined, template }}
        />
      </div>
    </FormProvider>
  )
}
