import { KeyRound } from 'lucide'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { PasswordInput } from '#staff/ui/password-input/password-input.tsx'
import { Button } from '#ui/button/button.tsx'
import { CodeInput } from '#ui/code-input/code-input.tsx'
import type { ControlProps } from '#ui/field/control.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { Textarea } from '#ui/textarea/textarea.tsx'
import { Refusal } from '../api/call.ts'
import { isSendKey } from '../keys/send-key.ts'
import { sayingOf } from '../states/saying.ts'

/** What was sent, by the names of the fields. */
export type Values = Readonly<Record<string, string>>

interface Failure {
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

const none: Failure['fields'] = {}
const FaultsContext = createContext<Failure['fields']>(none)

export interface DeskFormProps {
  /** Sends the values; what it throws is shown, at the fields that it names. */
  readonly onSend: (values: Values) => Promise<unknown>
  readonly submit: string
  readonly busy?: string
  /** Further buttons beside the first; one that sends too has `type="submit"` and a name, which is a value. */
  readonly buttons?: ReactNode
  readonly className?: string
  readonly children?: ReactNode
}

/**
 * A form whose faults the server finds: it keeps what was typed, shows each sentence at its field and moves the
 * focus to the first.
 */
export function DeskForm(props: DeskFormProps) {
  const { onSend, submit, busy = 'Sending…', buttons, className = '', children } = props
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!failure) return
    const field = (of: string) => form.current?.querySelector<HTMLInputElement>(of)
    const first = field('[aria-invalid=true]') ?? field('input')
    first?.focus()
    first?.select?.()
  }, [failure])
  const send = async (values: Values) => {
    setBusy(true)
    try {
      await onSend(values)
      setFailure(undefined)
    } catch (cause) {
      setFailure(failureOf(cause))
    }
    setBusy(false)
  }
  return (
    <form
      ref={form}
      noValidate
      className={`grid content-start gap-4 ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send(valuesOf(event.currentTarget, event.nativeEvent))
      }}
      onKeyDown={(event) => {
        // From a text of several lines too; the screen below has other plans for it.
        if (!isSendKey(event)) return
        event.preventDefault()
        event.stopPropagation()
        event.currentTarget.requestSubmit()
      }}
    >
      <FaultsContext value={failure?.fields ?? none}>
        {failure && Object.keys(failure.fields).length === 0 && (
          <Notice tone="error" role="alert">
            {failure.message}
          </Notice>
        )}
        {children}
      </FaultsContext>
      <div className="flex flex-wrap gap-2">
        <SubmitButton busy={isBusy} busyLabel={busy} className="min-w-32 grow">
          {submit}
        </SubmitButton>
        {buttons}
      </div>
    </form>
  )
}

/** Of its fields, and of the button that was pressed. */
function valuesOf(form: HTMLFormElement, event: Event): Values {
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  return Object.fromEntries(
    Array.from(new FormData(form, submitter), ([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]),
  )
}

/** @throws what is no answer of the server: a fault of the program */
function failureOf(cause: unknown): Failure {
  if (!(cause instanceof Error)) throw cause
  return { message: sayingOf(cause), fields: cause instanceof Refusal ? cause.fields : none }
}

interface FieldOptions {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
}

function useField(
  { name, label, hint }: FieldOptions,
  render: (control: ControlProps) => ReactNode,
) {
  const id = useId()
  const error = useContext(FaultsContext)[name]
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {render}
    </Field>
  )
}

export const TextField = ({
  name,
  label,
  hint,
  ...rest
}: FieldOptions & Omit<ComponentProps<'input'>, keyof FieldOptions>) =>
  useField({ name, label, hint }, (control) => <Input {...rest} {...control} name={name} />)

export const TextareaField = ({
  name,
  label,
  hint,
  ...rest
}: FieldOptions & Omit<ComponentProps<'textarea'>, keyof FieldOptions>) =>
  useField({ name, label, hint }, (control) => <Textarea {...rest} {...control} name={name} />)

export const PasswordField = ({
  name,
  label,
  hint,
  ...rest
}: FieldOptions & Omit<ComponentProps<typeof PasswordInput>, keyof FieldOptions>) =>
  useField({ name, label, hint }, (control) => <PasswordInput {...rest} {...control} name={name} />)

/** The code of an authenticator app, or with `isRecovery` one of the recovery codes. */
export const CodeField = ({
  isRecovery = false,
  ...field
}: FieldOptions & { readonly isRecovery?: boolean }) =>
  useField(field, (control) =>
    isRecovery ? (
      <Input {...control} name={field.name} autoComplete="off" spellCheck={false} autoFocus />
    ) : (
      <CodeInput {...control} name={field.name} autoFocus className="max-w-full" />
    ),
  )

/** Sends the form with `way` as `passkey`: who it asks answers by a passkey in place of the fields. */
export const PasskeyButton = () => (
  <Button type="submit" name="way" value="passkey" variant="outline" className="grow">
    <Glyph icon={KeyRound} className="size-4" /> Use a passkey
  </Button>
)
