import { Link, useSearch } from '@tanstack/react-router'
import { Notice } from '#ui/notice/notice.tsx'
import { call } from '../api/call.ts'
import { hasPasskeys, passkeyAnswer } from '../api/passkeys.ts'
import {
  DeskForm,
  PasskeyButton,
  PasswordField,
  TextField,
  type Values,
} from '../form/desk-form.tsx'
import { Door } from './door.tsx'
import { useGoOn } from './going-on.ts'
import { keepMail } from './mail.ts'

/** E-mail and password, or a passkey in place of both. */
export function SignInScreen() {
  const { to, over } = useSearch({ from: '/staff/sign-in' })
  const goOn = useGoOn(to)
  const send = async ({ way, email = '', password = '' }: Values) => {
    if (way === 'passkey') {
      const { next } = await call('POST /passkey', { body: { response: await passkeyAnswer() } })
      return goOn(next)
    }
    const { next } = await call('POST /sign-in', { body: { email, password } })
    keepMail(email)
    return goOn(next)
  }
  return (
    <Door title="Sign in">
      {over && (
        <Notice role="status">You were signed out. Sign in and go on where you were.</Notice>
      )}
      <DeskForm
        submit="Continue"
        busy="Checking…"
        onSend={send}
        buttons={hasPasskeys() && <PasskeyButton />}
      >
        <TextField
          name="email"
          label="Work e-mail"
          type="email"
          autoComplete="username"
          autoFocus
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
      </DeskForm>
      <small>
        <Link to="/staff/password" className="text-brand-ink underline">
          Forgot your password?
        </Link>{' '}
        Ask your owner for an invitation if you are new: accounts are never shared.
      </small>
    </Door>
  )
}
