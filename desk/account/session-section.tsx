import { RowList } from '#staff/ui/row-list/row-list.tsx'
import { Button } from '#ui/button/button.tsx'
import { call } from '../api/call.ts'
import type { Me } from '../frame/me.ts'
import { useFocusKept } from '../frame/use-focus-kept.ts'
import { whenOf } from '../states/saying.ts'
import { useDeed } from './use-change.ts'

/** Where the person is signed in. */
export function SessionSection({ sessions }: { readonly sessions: Me['sessions'] }) {
  const deed = useDeed()
  const now = new Date()
  useFocusKept(sessions.length, '#sessions')
  return (
    <section className="desk-section">
      <h2 id="sessions" tabIndex={-1}>
        Sessions
      </h2>
      <RowList
        rows={sessions.map(({ id, browser, client, is_current, seen }) => ({
          id,
          title: is_current ? `${browser}, this one` : browser,
          text: `From ${client}, last used ${whenOf(new Date(seen), now)}`,
          ...(!is_current && {
            actions: (
              <Button
                variant="outline"
                size="sm"
                aria-label={`End the session of ${browser}`}
                onClick={() =>
                  deed(
                    () => call('POST /me/sessions/:id/end', { params: { id } }),
                    'The session has ended.',
                  )
                }
              >
                End
              </Button>
            ),
          }),
        }))}
      />
      {sessions.length > 1 && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          onClick={() =>
            deed(() => call('POST /me/sessions/end-others', {}), 'Your other sessions have ended.')
          }
        >
          End all others
        </Button>
      )}
    </section>
  )
}
