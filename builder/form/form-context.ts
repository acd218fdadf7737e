import { createContext, type ReactNode, useContext } from 'react'
import type { Path, Problem } from '#pages/problem.ts'
import type { JsonSchema } from '#pages/schema-places.ts'
import type { LookUps } from './look-ups.ts'

/** A field of a form: what it may hold, what it holds, and what the template has there. */
export interface FieldProps {
  readonly schema: JsonSchema
  readonly path: Path
  readonly label: string
  /** As written; undefined where the file says nothing. */
  readonly value: unknown
  readonly isRequired: boolean
  /** Whether it is marked as the template's or changed here. */
  readonly isMarked: boolean
  readonly template: unknown
  /** The object that it is a field of: a picture writes its size beside it. */
  readonly owner?: {
    readonly schema: JsonSchema
    readonly value: Readonly<Record<string, unknown>>
  }
  /** What a choice says where it has no value. */
  readonly unset?: string
  /** In a list, whose row names it. */
  readonly hidesLabel?: boolean
}

/** `isTyped`: by a key in a field that keeps its own text, so that all else may follow later. */
export type OnChange = (path: Path, value: unknown, isTyped?: boolean) => void

export interface FormState {
  /** What its ids begin with. */
  readonly form: string
  readonly problems: readonly Problem[]
  readonly isDisabled: boolean
  readonly lookUps: LookUps
  /** The same function for as long as the form is shown. */
  readonly onChange: OnChange
  /** Draws a field inside another. */
  readonly drawField: (field: FieldProps) => ReactNode
}

export const FormContext = createContext<FormState | undefined>(undefined)

/** The form that a field stands in. */
export function useForm(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A field stands in no form.')
  return state
}
