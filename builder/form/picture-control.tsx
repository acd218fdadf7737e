import { Image } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'
import { Input } from '#ui/field/input.tsx'
import type { ControlProps } from './control-props.ts'
import { useForm } from './form-context.ts'
import type { PictureChoice } from './look-ups.ts'
import { textValue } from './text-controls.tsx'

// Loaded when a picture is chosen: it is no part of the first screen.
const PictureDialog = lazy(async () => ({
  default: (await import('./picture-dialog.tsx')).PictureDialog,
}))
/** The field beside a picture that says what it shows. */
const ALT_NAMES = ['alt', 'alt_text'] as const

/** A picture: chosen among those of the site, or by its address. Its size, and what it shows, go to the fields beside it. */
export function PictureControl({ field, tie }: ControlProps) {
  const { onChange, lookUps } = useForm()
  const [isOpen, setOpen] = useState(false)
  const value = typeof field.value === 'string' ? field.value : ''
  const choose = (picture: PictureChoice) => {
    const beside = factsBeside(field.owner, picture)
    // In one step, so that it is taken back in one.
    if (Object.keys(beside).length > 0)
      onChange(field.path.slice(0, -1), {
        ...field.owner?.value,
        ...beside,
        [String(field.path.at(-1))]: picture.path,
      })
    else onChange(field.path, picture.path)
    setOpen(false)
  }
  return (
    <>
      <div className="form-picture">
        {value === '' ? (
          <span className="form-thumb">
            <Glyph icon={Image} />
          </span>
        ) : (
          <img key={value} src={lookUps.pictureUrl(value)} alt="" className="form-thumb" />
        )}
        <Input
          {...tie}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ currentTarget }) =>
            onChange(field.path, textValue(currentTarget.value, field.isRequired))
          }
        />
        <Button
          size="sm"
          variant="outline"
          disabled={tie.disabled}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {value === '' ? 'Choose' : 'Replace'}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<p className="form-hint">Looking for pictures…</p>}>
          <PictureDialog chosen={value} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** What the fields beside a picture take of it: its size, and what it shows where they say nothing yet. */
function factsBeside(
  owner: ControlProps['field']['owner'],
  { width, height, alt }: PictureChoice,
): Readonly<Record<string, unknown>> {
  const { properties = {} } = owner?.schema ?? {}
  const has = (name: string) => properties[name] !== undefined
  const name = ALT_NAMES.find(has)
  const isSilent = name !== undefined && (owner?.value[name] ?? '') === ''
  return {
    ...(has('width') && has('height') && width && height && { width, height }),
    ...(isSilent && alt !== undefined && { [name]: alt }),
  }
}
