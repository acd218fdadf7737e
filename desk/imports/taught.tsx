import { useQuery, useQueryClient } from '@tanstack/react-query'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { call } from '../api/call.ts'
import { mappingQuery, peopleQuery } from '../api/queries.ts'
import { type MySite, refusalOf } from '../frame/me.ts'
import { useTell } from '../frame/undo.tsx'
import { momentOf } from '../states/saying.ts'

interface TaughtProps {
  readonly site: MySite
  readonly mapping: string
}

/** What people of the site taught a mapping, who did, and its taking back. */
export function Taught({ site, mapping }: TaughtProps) {
  const tell = useTell()
  const queries = useQueryClient()
  const people = useQuery(peopleQuery(site.slug)).data?.people ?? []
  const lessons = useQuery(mappingQuery(site.slug, mapping)).data?.lessons ?? []
  if (lessons.length === 0) return null
  const takeBack = async (lesson: string, column: string) => {
    await call('POST /:site/imports/lessons/:lesson/take-back', {
      params: { site: site.slug, lesson },
    })
    tell(`“${column}” is read as before, from the next import on.`)
    await queries.invalidateQueries({ queryKey: ['imports', site.slug] })
  }
  return (
    <section className="desk-section">
      <h2>Taught here</h2>
      <p className="text-ink-2">What people of this site told the mapping “{mapping}”.</p>
      <ul className="import-lines">
        {lessons.map(({ id, column, field, value, meaning, at, by }) => (
          <li key={id}>
            <p>
              <b>{column}</b>
              {value === undefined ? ` fills ${field}` : `: “${value}” means ${meaning}`}
            </p>
            <p className="text-ink-2">
              {by === undefined ? '' : `${by}, `}
              {momentOf(new Date(at))}
            </p>
            <p>
              <GuardedButton
                size="sm"
                variant="outline"
                refusal={refusalOf('teach_mappings', site.role, people)}
                aria-label={`Take back what “${value ?? column}” means`}
                onClick={() => void takeBack(id, column)}
              >
                Take it back
              </GuardedButton>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
