import { lazy, memo, type ReactNode, Suspense } from 'react'
import { isEqual } from '#pages/equal.ts'
import { pathText } from '#pages/problem.ts'
import { Input } from '#ui/field/input.tsx'
import { ChoiceControl, FlagControl } from './choice-controls.tsx'
import { ColourControl } from './colour-control.tsx'
import type { ControlProps, KindOf } from './control-props.ts'
import { DateControl } from './date-control.tsx'
import { FieldFrame } from './field-frame.tsx'
import { type FieldKind, fieldKind } from './field-kind.ts'
import { type FieldProps, useForm } from './form-context.ts'
import { LinkControl } from './link-control.tsx'
import { ChoicesControl, ListControl } from './list-controls.tsx'
import { NamedControl, NamedListControl, SuggestedControl } from './named-controls.tsx'
import { NumberControl } from './number-control.tsx'
import { ObjectControl } from './object-control.tsx'
import { PictureControl } from './picture-control.tsx'
import { LongTextControl, MarkdownControl, ProseControl, TextControl } from './text-controls.tsx'
import { UnionControl } from './union-control.tsx'

// Fields of searches are rare, and bring what searches can be narrowed by.
const SearchControl = lazy(async () => ({
  default: (await import('./search-control.tsx')).SearchControl,
}))

type Controls = {
  readonly [Name in FieldKind['kind']]: (props: ControlProps<KindOf<Name>>) => ReactNode
}

/** The control of each kind of field. */
const controls: Controls = {
  text: TextControl,
  'long-text': LongTextControl,
  markdown: MarkdownControl,
  prose: ProseControl,
  link: LinkControl,
  picture: PictureControl,
  colour: ColourControl,
  search: (props) => (
    <Suspense fallback={<Input {...props.tie} readOnly value={String(props.field.value ?? '')} />}>
      <SearchControl {...props} />
    </Suspense>
  ),
  date: DateControl,
  number: NumberControl,
  flag: FlagControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  named: NamedControl,
  suggested: SuggestedControl,
  'named-list': NamedListControl,
  list: ListControl,
  object: ObjectControl,
  union: UnionControl,
  fixed: () => null,
}

/** Kinds whose control is several, which answer together. */
const groups: ReadonlySet<FieldKind['kind']> = new Set([
  'flag',
  'choice',
  'choices',
  'named-list',
  'list',
  'object',
  'union',
])

/** The control of a kind. A cast, because TypeScript does not see that both are of the same name. */
const controlOf = (kind: FieldKind) =>
  controls[kind.kind] as (props: ControlProps<FieldKind>) => ReactNode

/** A field of a form: drawn again only where it, or its problems, have changed. */
export const Field = memo(FieldView, isSame)

function isSame(a: FieldProps, b: FieldProps): boolean {
  return (
    a.schema === b.schema &&
    a.label === b.label &&
    a.isMarked === b.isMarked &&
    pathText(a.path) === pathText(b.path) &&
    isEqual(a.value, b.value) &&
    isEqual(a.template, b.template) &&
    isEqual(a.owner?.value, b.owner?.value)
  )
}

function FieldView(field: FieldProps) {
  const { problems } = useForm()
  const { schema, path, value } = field
  const kind = fieldKind(schema)
  if (!kind) throw new Error(`The form has no control for ${pathText(path)}`)
  const Control = controlOf(kind)
  const isGroup = groups.has(kind.kind)
  const own = pathText(path)
  const mine = problems.filter((problem) => {
    const at = pathText(problem.path)
    // What is wrong inside a group is said at its own field.
    return at === own || (!isGroup && (at.startsWith(`${own}.`) || at.startsWith(`${own}[`)))
  })
  return (
    <FieldFrame
      field={field}
      problems={mine}
      isGroup={isGroup}
      used={usedOf(schema.maxLength, value)}
    >
      {(tie) => <Control field={field} kind={kind} tie={tie} />}
    </FieldFrame>
  )
}

/** `32 of 60`. */
const usedOf = (most: number | undefined, value: unknown): string | undefined =>
  most !== undefined && typeof value === 'string' ? `${value.length} of ${most}` : undefined
