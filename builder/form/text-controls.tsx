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

const plainText = (value: unknown): string => (typeof value === 'string' ? value : '')

interface TextControlProps extends ControlProps {
  /** The id of what is suggested. */
  readonly list?: string
}

export function TextControl({ field, tie, list }: TextControlProps) {
  const [text, type] = useDraft(field, plainText)
  return (
    <Input
      {...tie}
      {...placeholderOf(field)}
      {...(list !== undefined && { list, autoComplete: 'off' })}
      value={text}
      onChange={({ currentTarget: { value } }) => type(value, textValue(value, field.isRequired))}
    />
  )
}

export function LongTextControl({ field, tie }: ControlProps) {
  const [text, type] = useDraft(field, plainText)
  return (
    <Textarea
      {...tie}
      {...placeholderOf(field)}
      rows={2}
      value={text}
      onChange={({ currentTarget: { value } }) => type(value, textValue(value, field.isRequired))}
    />
  )
}

/** Running text with links and bold pieces, written as `**bold**` and `[words](/address)`. */
export function ProseControl({ field, tie }: ControlProps) {
  const [text, type] = useDraft(field, proseText)
  return (
    <MarkedText
      tie={tie}
      text={text}
      marks={proseMarks}
      onText={(typed) => type(typed, proseOf(typed) ?? textValue('', field.isRequired))}
    />
  )
}

/** A long text in Markdown, in the file itself or in one beside it. */
export function MarkdownControl({ field, tie }: ControlProps) {
  const { lookUps } = useForm()
  const [text, type] = useDraft(field, plainText)
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
      text={text}
      marks={markdownMarks}
      onText={(typed) => type(typed, textValue(typed, field.isRequired))}
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
