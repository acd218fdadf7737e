import { call } from '../api/call.ts'
import { newPasskey } from '../api/passkeys.ts'
import { useConfirmed } from '../confirm/confirm.tsx'
import { DeskForm, TextField } from '../form/desk-form.tsx'

/** Makes a passkey in this browser and adds it to the account. */
export function NewPasskey({ onDone }: { readonly onDone: () => Promise<void> }) {
  const confirmed = useConfirmed()
  return (
    <DeskForm
      submit="Add the passkey"
      busy="Asking your browser…"
      onSend={async ({ name = '' }) => {
        const response = await confirmed(newPasskey)
        await confirmed(() => call('POST /me/passkeys', { body: { name, response } }))
        await onDone()
      }}
    >
      <TextField
        name="name"
        label="Name of the passkey"
        hint="To tell it from others, such as “Work laptop”"
        autoFocus
      />
    </DeskForm>
  )
}
