import { DetailHead } from '../frame/detail-head.tsx'
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
        <DetailHead what="the entry" onClose={onClose}>
          {whoOf(entry)} {didOf(entry)}
        </DetailHead>
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
