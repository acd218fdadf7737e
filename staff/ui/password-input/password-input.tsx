import { type ComponentProps, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Input } from '#ui/field/input.tsx'

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Whose password is saved or suggested. */
  autoComplete: 'current-password' | 'new-password'
  showLabel?: string
}

/** A password, hidden until its button shows it. Its label comes from the `Field` around it. */
export function PasswordInput({ showLabel = 'Show', ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  return (
    <span className="flex gap-2">
      <Input
        spellCheck={false}
        autoCapitalize="off"
        {...rest}
        type={isShown ? 'text' : 'password'}
      />
      <Button variant="outline" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {showLabel}
      </Button>
    </span>
  )
}
