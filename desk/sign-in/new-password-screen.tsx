import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Notice } from '#ui/notice/notice.tsx'
import { call } from '../api/call.ts'
import { DeskForm, PasswordField } from '../form/desk-form.tsx'
import { Door } from './door.tsx'

/** Sets a new password, by the link of a mail. */
export function NewPasswordScreen() {
  const { token } = useParams({ from: '/staff/password/$token' })
  const [isSet, setSet] = useState(false)
  return (
    <Door title="Choose a new password" isRead={isSet}>
      {isSet ? (
        <Notice tone="success" role="status">
          Your new password is set, and all your sessions have ended.{' '}
          <Link to="/staff/sign-in" className="text-brand-ink underline">
            Sign in
          </Link>
        </Notice>
      ) : (
        <DeskForm
          submit="Set the password"
          onSend={async ({ password = '' }) => {
            await call('POST /password', { body: { token, password } })
            setSet(true)
          }}
        >
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
