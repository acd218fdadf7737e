import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Notice } from '#ui/notice/notice.tsx'
import { call, Refusal } from '../api/call.ts'
import { DeskForm, PasswordField } from '../form/desk-form.tsx'
import { Door } from './door.tsx'

/** Sets a new password, by the link of a mail. */
export function NewPasswordScreen() {
  const { token } = useParams({ from: '/staff/password/$token' })
  const [state, setState] = useState<'open' | 'set' | 'ended'>('open')
  const set = async (password: string) => {
    try {
      await call('POST /password', { body: { token, password } })
      setState('set')
    } catch (cause) {
      if (!(cause instanceof Refusal && cause.code === 'link_ended')) throw cause
      setState('ended')
    }
  }
  return (
    <Door title="Choose a new password" isRead={state !== 'open'}>
      {state === 'ended' && (
        <Notice tone="error" role="alert">
          This link has ended: it works once, within an hour.{' '}
          <Link to="/staff/password" className="text-brand-ink underline">
            Ask for a new one
          </Link>
        </Notice>
      )}
      {state === 'set' && (
        <Notice tone="success" role="status">
          Your new password is set, and all your sessions have ended.{' '}
          <Link to="/staff/sign-in" className="text-brand-ink underline">
            Sign in
          </Link>
        </Notice>
      )}
      {state === 'open' && (
        <DeskForm submit="Set the password" onSend={({ password = '' }) => set(password)}>
          <PasswordField
            name="password"
            label="New password"
            hint="At least 12 characters; a few words are easier to remember than signs."
            autoComplete="new-password"
            autoFocus
          />
        </DeskForm>
      )}
    </Door>
  )
}
