import { X } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'
import { momentOf } from '../states/saying.ts'
import { didOf, type Entry, type Names, whoOf } from './entry-words.ts'

/** One entry of the log, with everything that it holds. */
export function AuditEntry({
  entry,
  names,
  onClose,
}: {
  readonly entry: Entry
  readonly names: Names
  readonly onClose: () => void
}) {
  const { n, at, client, details, hash } = entry
  return (
    <>
      <section className="desk-section">
        <div className="flex items-start justify-between gap-2">
          <h2>
            {whoOf(entry)} {didOf(entry)}
          </h2>
          <Button variant="ghost" size="sm" aria-label="Close the entry" onClick={onClose}>
            <Glyph icon={X} className="size-4" />
          </Button>
        </div>
        <p className="text-ink-2">{momentOf(new Date(at))}</p>
      </section>
      <section className="desk-section">
        <dl className="facts">
          {Object.entries(details).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{names.get(String(value)) ?? value}</dd>
            </div>
          ))}
          <div>
            <dt>From</dt>
            <dd>
              <code>{client ?? '–'}</code>
            </dd>
          </div>
          <div>
            <dt>Entry</dt>
            <dd>
              <code>#{n}</code>
            </dd>
          </div>
          <div>
            <dt>Hash</dt>
            <dd>
              <code className="break-all">{hash}</code>
            </dd>
          </div>
        </dl>
      </section>
    </>
  )
}
