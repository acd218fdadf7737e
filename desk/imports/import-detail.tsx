import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'
import { importQuery } from '../api/queries.ts'
import { Freshness } from '../states/query-state.tsx'
import { momentOf } from '../states/saying.ts'
import { type ImportReport, type SetAside, wordsOf } from './import-words.ts'

interface DetailProps {
  readonly site: string
  readonly run: number
  readonly onClose: () => void
}

/** What an import did, and what it could not use. */
export function ImportDetail({ site, run, onClose }: DetailProps) {
  const query = useQuery(importQuery(site, run))
  const { data } = query
  return (
    <>
      <section className="desk-section">
        <div className="flex items-start justify-between gap-2">
          <h2>{data?.feed ?? 'Import'}</h2>
          <Button variant="ghost" size="sm" aria-label="Close" onClick={onClose}>
            <Glyph icon={X} className="size-4" />
          </Button>
        </div>
        <Freshness query={query} />
        {query.isPending && <p className="text-ink-2">Loading the import…</p>}
        {data && <Counts report={data} />}
      </section>
      {data && (
        <>
          <RowsSetAside report={data} />
          <LeftOut report={data} />
          <Remarks report={data} />
        </>
      )}
    </>
  )
}

interface ReportProps {
  readonly report: ImportReport
}

function Counts({ report }: ReportProps) {
  const counts = [
    ['Read', report.read],
    ['New', report.added],
    ['Back', report.returned],
    ['Changed', report.changed],
    ['Same', report.unchanged],
    ['Gone', report.removed],
    ['Set aside', report.set_aside],
  ] as const
  return (
    <>
      <p className="text-ink-2">
        {momentOf(new Date(report.finished))}, {report.file}
      </p>
      <dl className="import-counts">
        {counts.map(([term, count]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{count.toLocaleString('en-AU')}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function RowsSetAside({ report: { set_aside: count, rows } }: ReportProps) {
  const more = count - rows.length
  return (
    <section className="desk-section">
      <h2>Set aside</h2>
      {count === 0 && <p className="text-ink-2">Every row could be used.</p>}
      {count > 0 && rows.length === 0 && (
        <p className="text-ink-2">Rows are kept of the last import of a feed only.</p>
      )}
      {rows.length > 0 && (
        <ol className="import-lines">
          {rows.map((row, at) => (
            // Of one line there may be two.
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a finished import never move
            <Row key={at} row={row} />
          ))}
        </ol>
      )}
      {rows.length > 0 && more > 0 && <p className="text-ink-2">And {more} more.</p>}
    </section>
  )
}

function Row({ row }: { readonly row: SetAside }) {
  const { line, column, value, reason, detail } = row
  const { why, todo } = wordsOf(row)
  return (
    <li>
      <p>
        <b>Line {line}</b>
        {column !== undefined && `, ${column}`}
        <br />
        <small className="text-ink-2">{reason}</small>
      </p>
      <p>
        {why}: {detail}
        {value !== undefined && (
          <>
            {', found '}
            {value === '' ? 'nothing' : <code>{value}</code>}
          </>
        )}
      </p>
      <p>{todo}</p>
    </li>
  )
}

function LeftOut({ report: { left_out: values, unknown_yards: yards } }: ReportProps) {
  if (values.length + yards.length === 0) return null
  return (
    <section className="desk-section">
      <h2>Taken, but a value was left out</h2>
      <ul className="import-lines">
        {values.map(({ column, count, example, detail }) => (
          <li key={`${column} ${detail}`}>
            <b>{column}</b>
            <p>
              {count} × {detail}, such as <code>{example}</code>
            </p>
            <p>The cars show without it. Correct it where the feed comes from.</p>
          </li>
        ))}
        {yards.map(({ column, code, count, line }) => (
          <li key={`${column} ${code}`}>
            <b>{column}</b>
            <p>
              {count} × <code>{code}</code>, first in line {line}: the site has no such yard
            </p>
            <p>The cars show without a place. Add the yard to the site, or correct its code.</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Remarks({ report: { notes, missing_columns: missing } }: ReportProps) {
  if (notes.length + missing.length === 0) return null
  return (
    <section className="desk-section">
      <h2>Remarks</h2>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {missing.length > 0 && <p>Columns that the file does not have: {missing.join(', ')}.</p>}
    </section>
  )
}
