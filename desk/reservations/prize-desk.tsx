import { useState } from 'react'
import { formatMoney } from '#domain/format.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { Button } from '#ui/button/button.tsx'
import { call } from '../api/call.ts'
import { DeskForm, TextField } from '../form/desk-form.tsx'
import { useTell } from '../frame/undo.tsx'
import { momentOf, sayingOf } from '../states/saying.ts'

type Prize = StaffAnswer<'GET /:site/prizes/:id'>

/** Looks up what somebody won who shows a claim code, and marks it as given, once. D32. */
export function PrizeDesk({ site }: { readonly site: string }) {
  const tell = useTell()
  const [prize, setPrize] = useState<Prize>()
  const give = ({ code }: Prize) =>
    void call('POST /:site/prizes/:id/given', { params: { site, id: code } }).then(
      (given) => {
        setPrize(given)
        tell(`${given.prize} is given.`)
      },
      (cause: Error) => tell(sayingOf(cause)),
    )
  return (
    <section className="desk-section" aria-labelledby="prizes">
      <h2 id="prizes">Prizes of the wheel</h2>
      <div className="flex flex-wrap items-end gap-4">
        <DeskForm
          submit="Look it up"
          onSend={async ({ code = '' }) =>
            setPrize(await call('GET /:site/prizes/:id', { params: { site, id: code.trim() } }))
          }
        >
          <TextField name="code" label="Claim code" autoComplete="off" required />
        </DeskForm>
        {prize && (
          <div role="status">
            <p>
              <b>{prize.prize}</b>, {formatMoney(prize.value, 'en-AU')}, won{' '}
              {momentOf(new Date(prize.won_at))}
            </p>
            {prize.given_at === undefined ? (
              <Button size="sm" onClick={() => give(prize)}>
                Mark as given
              </Button>
            ) : (
              <p className="text-ink-2">Given {momentOf(new Date(prize.given_at))}</p>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
