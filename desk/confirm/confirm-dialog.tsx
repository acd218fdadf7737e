import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { passkeyAnswer } from '../api/passkeys.ts'
import { meQuery } from '../api/queries.ts'
import { DeskDialog } from '../form/desk-dialog.tsx'
import {
  CodeField,
  DeskForm,
  PasskeyButton,
  PasswordField,
  type Values,
} from '../form/desk-form.tsx'

/** Asks again who the person is, by what they have: a passkey, a code, or their password. */
export function ConfirmDialog({ onAnswer }: { readonly onAnswer: (isConfirmed: boolean) => void }) {
  const { data: me } = useQuery(meQuery)
  const queries = useQueryClient()
  const hasPasskey = (me?.factors.passkeys.length ?? 0) > 0
  const hasCode = me?.factors.totp ?? false
  const isPasskeyAlone = hasPasskey && !hasCode
  const byPasskey = async () => ({ response: await passkeyAnswer() })
  const send = async ({ way, code = '', password = '' }: Values) => {
    const byText = hasCode ? { code } : { password }
    const body = way === 'passkey' || isPasskeyAlone ? await byPasskey() : byText
    await call('POST /confirm', { body })
    await queries.invalidateQueries(meQuery)
    onAnswer(true)
  }
  return (
    <DeskDialog
      title="Please confirm that it is you"
      description="You did nothing for half an hour, and this changes who may come in."
      onClose={() => onAnswer(false)}
    >
      <DeskForm
        submit={isPasskeyAlone ? 'Use a passkey' : 'Confirm'}
        busy="Checking…"
        onSend={send}
        buttons={hasPasskey && hasCode && <PasskeyButton />}
      >
        {hasCode && (
          <CodeField name="code" label="Code" hint="The 6 digits that your app shows now" />
        )}
        {!hasCode && !hasPasskey && (
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            autoFocus
          />
        )}
      </DeskForm>
    </DeskDialog>
  )
}
