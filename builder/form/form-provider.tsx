import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import type { Problem } from '#pages/problem.ts'
import { Field } from './field.tsx'
import { type FieldProps, FormContext, type FormState, type OnChange } from './form-context.ts'
import { type LookUps, noLookUps } from './look-ups.ts'

export interface FormProviderProps {
  /** What the ids of its fields begin with: a block's id. */
  readonly id: string
  /** In the words of the check, with paths from the form's value. */
  readonly problems?: readonly Problem[]
  readonly isDisabled?: boolean
  readonly lookUps?: LookUps
  /** A field has another value; undefined takes it away. */
  readonly onChange: OnChange
}

const noProblems: readonly Problem[] = []

/** What the fields of a form share. It changes with the problems alone, not with what is typed. */
export function FormProvider(props: FormProviderProps & { readonly children: ReactNode }) {
  const { id, problems = noProblems, isDisabled = false, lookUps = noLookUps, children } = props
  const latest = useRef(props.onChange)
  latest.current = props.onChange
  const onChange = useCallback<OnChange>((...change) => latest.current(...change), [])
  const state = useMemo(
    (): FormState => ({
      form: id,
      problems,
      isDisabled,
      lookUps,
      onChange,
      drawField: (field: FieldProps) => <Field {...field} />,
    }),
    [id, problems, isDisabled, lookUps, onChange],
  )
  return <FormContext value={state}>{children}</FormContext>
}
