import { Input } from '#ui/field/input.tsx'
import type { ControlProps } from './control-props.ts'
import { useForm } from './form-context.ts'
import type { Target } from './look-ups.ts'
import { textValue } from './text-controls.tsx'
import { useAnswer } from './use-answer.ts'
import { wordsOf } from './words.ts'

/** Where a link leads: an address, or found by the name of a page, a search, an entry of the content or a car. */
export function LinkControl({ field, tie }: ControlProps) {
  const { onChange, lookUps } = useForm()
  const value = typeof field.value === 'string' ? field.value : ''
  const targets = useAnswer<readonly Target[]>(() => lookUps.targets(value), [], value)
  const target = targets.find(({ href }) => href === value)
  return (
    <>
      <Input
        {...tie}
        list={`${tie.id}-targets`}
        autoComplete="off"
        spellCheck={false}
        {...(typeof field.schema.default === 'string' && { placeholder: field.schema.default })}
        value={value}
        onChange={({ currentTarget }) =>
          onChange(field.path, textValue(currentTarget.value, field.isRequired))
        }
      />
      <datalist id={`${tie.id}-targets`}>
        {targets.map(({ href, title, kind }) => (
          <option key={href} value={href}>{`${title} (${kind})`}</option>
        ))}
      </datalist>
      {target && (
        <p className="form-hint">
          {wordsOf(target.kind)}: {target.title}
        </p>
      )}
    </>
  )
}
