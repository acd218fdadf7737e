import { useState } from 'react'
import { call } from '../api/call.ts'
import { DeskForm, PasswordField } from '../form/desk-form.tsx'
import { useChange } from './use-change.ts'

/** A new password, for who knows the present one. */
export function PasswordSection() {
  const change = useChange()
  // A new form after each change: what was typed is gone.
  const [changes, setChanges] = useState(0)
  return (
    <section className="desk-section">
      <h2>Password</h2>
      <DeskForm
        key={changes}
        submit="Change the password"
        busy="Changing…"
        onSend={async ({ current = '', next = '' }) => {
          await change(
            () => call('POST /me/password', { body: { current, next } }),
            'Your password is changed; your other sessions have ended.',
          )
          setChanges((before) => before + 1)
        }}
      >
        <PasswordField
          name="current"
          label="Present password"
          autoComplete="current-password"
          // The new form takes the focus that the one before it had.
          autoFocus={changes > 0}
        />
        <PasswordField
          name="next"
          label="New password"
          hint="At least 12 characters; a few words are easier to remember than signs."
          autoComplete="new-password"
        />
      </DeskForm>
    </section>
  )
}
