import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Notice } from '#ui/notice/notice.tsx'
import { call } from '../api/call.ts'
import { DeskForm, TextField } from '../form/desk-form.tsx'
import { Door } from './door.tsx'

/** Asks for a link that sets a new password. It says the same whether the mail has an account or not. */
export function LostPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Door title="Reset your password" isRead={sentTo !== undefined}>
      {sentTo === undefined ? (
        <DeskForm
          submit="Send the link"
          onSend={async ({ email = '' }) => {
            await call('POST /password-reset', { body: { email } })
            setSentTo(email)
          }}
        >
          <TextField
            name="email"
            label="Work e-mail"
            type="email"
            autoComplete="username"
            autoFocus
            hint="We send a link that sets a new password."
          />
        </DeskForm>
      ) : (
        <Notice tone="success" role="status">
          If <b>{sentTo}</b> has an account, a link is on its way. It works once.
        </Notice>
      )}
      <small>
        <Link to="/staff/sign-in" className="text-brand-ink underline">
          Back to signing in
        </Link>
      </small>
    </Door>
  )
}
