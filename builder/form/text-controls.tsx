import { Bold, Heading2, Link as LinkIcon, List } from 'lucide'
import { useRef } from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Input } from '#ui/field/input.tsx'
import { Textarea } from '#ui/textarea/textarea.tsx'
import type { ControlProps } from './control-props.ts'
import { useForm } from './form-context.ts'
import { isObject } from './is-object.ts'
import { proseOf, proseText } from './prose-text.ts'
import { useDraft } from './use-draft.ts'

const placeholderOf = ({ schema: { default: preset } }: ControlProps['field']) =>
  preset === undefined || typeof preset === 'object' ? {} : { placeholder: String(preset) }

/** What an emptied text is: absent, or where a text must be there an empty one. */
export const textValue = (text: string, isRequired: boolean): string | undefined =>
  text === '' && !isRequired ? undefined : text

export function TextControl({ field, tie }: ControlProps) {
  const { onChange } = useForm()
  return (
    <Input
      {...tie}
      {...placeholderOf(field)}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={({ currentTarget }) =>
        onChange(field.path, textValue(currentTarget.value, field.isRequired))
      }
    />
  )
}

export function LongTextControl({ field, tie }: ControlProps) {
  const { onChange } = useForm()
  return (
    <Textarea
      {...tie}
      {...placeholderOf(field)}
      rows={2}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={({ currentTarget }) =>
        onChange(field.path, textValue(currentTarget.value, field.isRequired))
      }
    />
  )
}

/** Running text with links and bold pieces, written as `**bold**` and `[words](/address)`. */
export function ProseControl({ field, tie }: ControlProps) {
  const { onChange } = useForm()
  const [text, keep] = useDraft(field.value, proseText)
  return (
    <MarkedText
      tie={tie}
      text={text}
      marks={proseMarks}
      onText={(typed) => {
        const value = proseOf(typed) ?? textValue('', field.isRequired)
        keep(typed, value)
        onChange(field.path, value)
      }}
    />
  )
}

/** A long text in Markdown, in the file itself or in one beside it. */
export function MarkdownControl({ field, tie }: ControlProps) {
  const { onChange, lookUps } = useForm()
  if (isObject(field.value)) {
    return (
      <p className="form-hint">
        Written in a file of its own:{' '}
        {lookUps.textAddress ? (
          <a href={lookUps.textAddress(String(field.value.file))}>{String(field.value.file)}</a>
        ) : (
          String(field.value.file)
        )}
      </p>
    )
  }
  return (
    <MarkedText
      tie={tie}
      text={typeof field.value === 'string' ? field.value : ''}
      marks={markdownMarks}
      onText={(text) => onChange(field.path, textValue(text, field.isRequired))}
    />
  )
}

interface TextMark {
  readonly label: string
  readonly icon: Parameters<typeof Glyph>[0]['icon']
  /** What is written in place of the selected words. */
  readonly around: (words: string) => string
}

const bold: TextMark = {
  label: 'Bold',
  icon: Bold,
  around: (words) => `**${words || 'bold'}**`,
}
const link: TextMark = {
  label: 'Link',
  icon: LinkIcon,
  around: (words) => `[${words || 'words'}](/)`,
}
const proseMarks = [bold, link]
const markdownMarks: readonly TextMark[] = [
  ...proseMarks,
  { label: 'Heading', icon: Heading2, around: (words) => `\n\n## ${words || 'Heading'}\n\n` },
  {
    label: 'List',
    icon: List,
    around: (words) => `\n\n- ${(words || 'Item').replaceAll('\n', '\n- ')}\n`,
  },
]

interface MarkedTextProps {
  readonly tie: ControlProps['tie']
  readonly text: string
  readonly marks: readonly TextMark[]
  readonly onText: (text: string) => void
}

function MarkedText({ tie, text, marks, onText }: MarkedTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  function mark({ around }: TextMark): void {
    const element = area.current
    if (!element) return
    const { selectionStart, selectionEnd } = element
    const words = text.slice(selectionStart, selectionEnd)
    onText(text.slice(0, selectionStart) + around(words) + text.slice(selectionEnd))
    element.focus()
  }
  return (
    <div className="form-marked">
      <fieldset className="form-marks" aria-label="Marks">
        {marks.map((each) => (
          <button
            key={each.label}
            type="button"
            className="form-icon"
            aria-label={each.label}
            title={each.label}
            disabled={tie.disabled}
            onClick={() => mark(each)}
          >
            <Glyph icon={each.icon} className="size-4" />
          </button>
        ))}
      </fieldset>
      <Textarea
        {...tie}
        ref={area}
        rows={3}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
    </div>
  )
}
