import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { call } from '../api/call.ts'
import { hasPasskeys, passkeyAnswer } from '../api/passkeys.ts'
import { CodeField, DeskForm, PasskeyButton, type Values } from '../form/desk-form.tsx'
import { Door } from './door.tsx'
import { useGoOn } from './going-on.ts'
import { keptMail } from './mail.ts'

/** The second step: the code of an app, a recovery code, or a passkey. */
export function SecondStepScreen() {
  const { to } = useSearch({ from: '/staff/sign-in/code' })
  const goOn = useGoOn(to)
  const [isRecovery, setRecovery] = useState(false)
  const mail = keptMail()
  const send = async ({ way, code = '' }: Values) => {
    const { next } =
      way === 'passkey'
        ? await call('POST /passkey', { body: { response: await passkeyAnswer() } })
        : await call('POST /second-factor', { body: { code } })
    return goOn(next)
  }
  return (
    <Door title={isRecovery ? 'Enter a recovery code' : 'Enter the 6-digit code'}>
      <p>
        {isRecovery
          ? 'One of the ten codes that you kept'
          : 'From the authenticator app on your phone'}
        {mail !== null && (
          <>
            , for <b>{mail}</b>
          </>
        )}
        .{' '}
        <Link
          to="/staff/sign-in"
          search={to === undefined ? {} : { to }}
          className="text-brand-ink underline"
        >
          Not you?
        </Link>
      </p>
      <DeskForm
        key={String(isRecovery)}
        submit="Sign in"
        busy="Checking…"
        onSend={send}
        buttons={hasPasskeys() && <PasskeyButton />}
      >
        <CodeField
          name="code"
          label={isRecovery ? 'Recovery code' : 'Code'}
          isRecovery={isRecovery}
          {...(isRecovery && { hint: 'Each works once' })}
        />
      </DeskForm>
      <small>
        No phone at hand?{' '}
        <Button
          variant="link"
          size="sm"
          className="min-h-0 py-0"
          onClick={() => setRecovery(!isRecovery)}
        >
          {isRecovery ? 'Use the app' : 'Use a recovery code'}
        </Button>
        . Lost both? Ask an owner of your site to reset your second step, or else whoever runs this
        server: it is written to the audit log.
      </small>
    </Door>
  )
}
