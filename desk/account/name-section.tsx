import { call } from '../api/call.ts'
import { DeskForm, TextField } from '../form/desk-form.tsx'
import { useChange } from './use-change.ts'

/** The person's name, as others see it. */
export function NameSection({ name }: { readonly name: string }) {
  const change = useChange()
  return (
    <section className="desk-section">
      <h2>Name</h2>
      <DeskForm
        submit="Save the name"
        busy="Saving…"
        onSend={({ name: next = '' }) =>
          change(() => call('PATCH /me', { body: { name: next } }), 'Your name is saved.')
        }
      >
        <TextField name="name" label="Your name" autoComplete="name" defaultValue={name} />
      </DeskForm>
    </section>
  )
}
