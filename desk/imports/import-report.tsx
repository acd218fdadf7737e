import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import type { MySite } from '../frame/me.ts'
import { type Counted, type SetAside, wordsOf } from './import-words.ts'
import { Taught } from './taught.tsx'
import { type Teaching, useTeaching } from './use-teaching.tsx'

type Report = StaffAnswer<'GET /:site/imports/:run'>

/** What is found in a file. */
export type Findings = Counted &
  Pick<
    Report,
    'rows' | 'left_out' | 'unknown_yards' | 'missing_columns' | 'unread_columns' | 'notes'
  >

interface ReportProps {
  readonly report: Findings
}

interface TaughtProps {
  /** Absent where nothing can be taught. */
  readonly teaching: Teaching | undefined
}

interface FoundProps extends ReportProps {
  readonly site: MySite
  /** Name of the mapping that reads the feed, where it can be taught. */
  readonly mapping: string | undefined
}

/** What was found in a file: rows that could not be used, values that were left out, columns, remarks. */
export function FoundInFile({ site, mapping, report }: FoundProps) {
  const teaching = useTeaching(site, mapping)
  return (
    <>
      <RowsSetAside report={report} teaching={teaching} />
      <LeftOut report={report} teaching={teaching} />
      <UnreadColumns columns={report.unread_columns} teaching={teaching} />
      {mapping !== undefined && <Taught site={site} mapping={mapping} />}
      <Remarks report={report} />
      {teaching?.dialog}
    </>
  )
}

interface UnreadProps extends TaughtProps {
  readonly columns: Findings['unread_columns']
}

/** Columns of the file that no field of a car is filled from. */
export function UnreadColumns({ columns, teaching }: UnreadProps) {
  if (columns.length === 0) return null
  return (
    <section className="desk-section">
      <h2>Columns that nothing reads</h2>
      <ul className="import-lines">
        {columns.map(({ column, example, guess }) => (
          <li key={column}>
            <b>{column}</b>
            <p>
              {example === '' ? (
                <span className="text-ink-2">empty in the first rows</span>
              ) : (
                <code>{example}</code>
              )}
            </p>
            <p>{teaching?.button({ column, example, guess }, `Teach “${column}”…`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const did = ['New', 'Back', 'Changed', 'Gone'] as const
const would = ['Would be new', 'Would be back', 'Would change', 'Would leave'] as const

/** The numbers of an import, done or only tried. */
export function Counts({ report, isTried = false }: ReportProps & { readonly isTried?: boolean }) {
  const [added, returned, changed, removed] = isTried ? would : did
  const counts = [
    ['Read', report.read],
    [added, report.added],
    [returned, report.returned],
    [changed, report.changed],
    ['Same', report.unchanged],
    [removed, report.removed],
    ['Set aside', report.set_aside],
  ] as const
  return (
    <dl className="import-counts">
      {counts.map(([term, count]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{count.toLocaleString('en-AU')}</dd>
        </div>
      ))}
    </dl>
  )
}

function RowsSetAside({ report, teaching }: ReportProps & TaughtProps) {
  const { set_aside: count, rows } = report
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
            <Row key={at} row={row} teaching={teaching} />
          ))}
        </ol>
      )}
      {rows.length > 0 && more > 0 && <p className="text-ink-2">And {more} more.</p>}
    </section>
  )
}

function Row({ row, teaching }: { readonly row: SetAside } & TaughtProps) {
  const { line, column, value, reason, detail, teach } = row
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
      <p>
        {todo}
        {teach && column !== undefined && value !== undefined && teaching && (
          <>
            {' Or: '}
            {teaching.button({ column, example: value, word: teach }, `Teach “${value}”…`)}
          </>
        )}
      </p>
    </li>
  )
}

function LeftOut({ report, teaching }: ReportProps & TaughtProps) {
  const { left_out: values, unknown_yards: yards } = report
  if (values.length + yards.length === 0) return null
  return (
    <section className="desk-section">
      <h2>Taken, but a value was left out</h2>
      <ul className="import-lines">
        {values.map(({ column, count, example, detail, teach }) => (
          <li key={`${column} ${detail}`}>
            <b>{column}</b>
            <p>
              {count} × {detail}, such as <code>{example}</code>
            </p>
            <p>
              The cars show without it. Correct it where the feed comes from.
              {teach && teaching && (
                <>
                  {' Or: '}
                  {teaching.button({ column, example, word: teach }, `Teach “${example}”…`)}
                </>
              )}
            </p>
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
