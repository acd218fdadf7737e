import { Input } from '#ui/field/input.tsx'
import type { ControlProps } from './control-props.ts'
import { useForm } from './form-context.ts'
import { textValue } from './text-controls.tsx'

const written = /^#[0-9a-f]{6}$/i

/** A colour as `#rrggbb`: typed, or chosen with the browser's own picker. */
export function ColourControl({ field, tie }: ControlProps) {
  const { onChange } = useForm()
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <div className="form-colour">
      <input
        type="color"
        aria-label={`${field.label}: choose`}
        disabled={tie.disabled}
        value={written.test(value) ? value : '#808080'}
        data-empty={value === ''}
        onChange={({ currentTarget }) => onChange(field.path, currentTarget.value)}
      />
      <Input
        {...tie}
        className="font-code"
        autoComplete="off"
        spellCheck={false}
        placeholder="Computed"
        value={value}
        onChange={({ currentTarget }) =>
          onChange(field.path, textValue(hashed(currentTarget.value), field.isRequired))
        }
      />
    </div>
  )
}

/** Colours are often pasted without their `#`. */
const hashed = (text: string): string => (/^[0-9a-f]{6}$/i.test(text) ? `#${text}` : text.trim())
