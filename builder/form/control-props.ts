import type { Tie } from './field-frame.tsx'
import type { FieldKind } from './field-kind.ts'
import type { FieldProps } from './form-context.ts'

/** What every control of a form gets. */
export interface ControlProps<Kind extends FieldKind = FieldKind> {
  readonly field: FieldProps
  readonly kind: Kind
  readonly tie: Tie
}

/** The kind of a field by its name. */
export type KindOf<Name extends FieldKind['kind']> = Extract<FieldKind, { kind: Name }>
