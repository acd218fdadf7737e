import { Image } from 'lucide'
import { useState } from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'
import { Input } from '#ui/field/input.tsx'
import type { ControlProps } from './control-props.ts'
import { useForm } from './form-context.ts'
import type { PictureChoice } from './look-ups.ts'
import { textValue } from './text-controls.tsx'
import { useAnswer } from './use-answer.ts'

/** A picture: chosen among those of the site, or by its address. Its size goes to the fields beside it. */
export function PictureControl({ field, tie }: ControlProps) {
  const { onChange, lookUps } = useForm()
  const [isOpen, setOpen] = useState(false)
  const value = typeof field.value === 'string' ? field.value : ''
  const choose = ({ path, width, height }: PictureChoice) => {
    const { properties = {} } = field.owner?.schema ?? {}
    const sized = properties.width !== undefined && properties.height !== undefined
    // In one step, so that it is taken back in one.
    if (sized && width !== undefined && height !== undefined)
      onChange(field.path.slice(0, -1), {
        ...field.owner?.value,
        [String(field.path.at(-1))]: path,
        width,
        height,
      })
    else onChange(field.path, path)
    setOpen(false)
    document.getElementById(tie.id)?.focus()
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
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {value === '' ? 'Choose' : 'Replace'}
        </Button>
      </div>
      {isOpen && <Pictures chosen={value} onChoose={choose} />}
    </>
  )
}

interface PicturesProps {
  readonly chosen: string
  readonly onChoose: (picture: PictureChoice) => void
}

function Pictures({ chosen, onChoose }: PicturesProps) {
  const { lookUps } = useForm()
  const pictures = useAnswer<readonly PictureChoice[] | undefined>(lookUps.pictures, undefined, '')
  if (!pictures) return <p className="form-hint">Looking for pictures…</p>
  if (pictures.length === 0) return <p className="form-hint">The site has no pictures yet.</p>
  return (
    <ul className="form-pictures">
      {pictures.map((picture) => (
        <li key={picture.path}>
          <button
            type="button"
            aria-pressed={picture.path === chosen}
            onClick={() => onChoose(picture)}
          >
            <img src={lookUps.pictureUrl(picture.path)} alt="" loading="lazy" />
            {picture.title}
          </button>
        </li>
      ))}
    </ul>
  )
}
