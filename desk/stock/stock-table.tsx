import { stockSorts } from '#domain/staff/stock-shows.ts'
import type { NoRows } from '#staff/ui/list-states/list-states.tsx'
import { RecordList } from '#staff/ui/record-list/record-list.tsx'
import { type RecordColumn, RecordTable } from '#staff/ui/record-table/record-table.tsx'
import { useNarrow } from '../frame/use-narrow.ts'
import type { StockRow } from './stock-queries.ts'
import type { StockSearch } from './stock-search.ts'
import { dollarsOf, needsOf, statusWords, typeWords } from './stock-words.ts'

export interface StockTableProps {
  readonly rows: readonly StockRow[]
  readonly noRows: NoRows
  readonly search: StockSearch
  readonly onOpen: (car: string) => void
  readonly onSort: (sort: Pick<StockSearch, 'sort' | 'down'>) => void
  /** The next rows; undefined at the end. */
  readonly onMore: (() => void) | undefined
}

/** Pixels of a row of three lines: a long name takes two. */
const ROW = 60

const columns: readonly (RecordColumn<StockRow> & { readonly isWide?: true })[] = [
  {
    id: 'name',
    title: 'Car',
    cell: (row) => (
      <span className="stock-car">
        <b>{row.name}</b>
        <small>{[row.stocknum, ...needsOf(row)].filter(Boolean).join(' · ')}</small>
      </span>
    ),
    isSortable: true,
    width: '3fr',
  },
  {
    id: 'type',
    title: 'Type',
    cell: ({ car_type }) => typeWords[car_type],
    width: 90,
    isWide: true,
  },
  { id: 'status', title: 'Status', cell: ({ status }) => statusWords[status], width: 115 },
  {
    id: 'price',
    title: 'Price',
    cell: ({ price }) => dollarsOf(price),
    isSortable: true,
    isNumber: true,
    width: 105,
  },
  {
    id: 'days',
    title: 'Days',
    cell: ({ days = '–' }) => days,
    isSortable: true,
    isNumber: true,
    width: 75,
  },
  {
    id: 'photos',
    title: 'Photos',
    cell: ({ photos }) => photos,
    isSortable: true,
    isNumber: true,
    width: 95,
  },
  {
    id: 'place',
    title: 'Where',
    cell: ({ place = '–' }) => place,
    width: '1fr',
    isWide: true,
  },
]

/** The cars of a site, of which only those that are seen are drawn: a table, on a phone a list. */
export function StockTable({ rows, noRows, search, onOpen, onSort, onMore }: StockTableProps) {
  const isNarrow = useNarrow(1280)
  const isWide = !useNarrow(1500)
  if (isNarrow) {
    return (
      <>
        <RecordList
          aria-label="Cars"
          noRows={noRows}
          rows={rows.map((row) => ({
            id: row.id,
            title: row.name,
            detail: [row.stocknum, statusWords[row.status], ...needsOf(row)]
              .filter(Boolean)
              .join(' · '),
            end: dollarsOf(row.price),
          }))}
          onAction={(key) => onOpen(String(key))}
        />
        {onMore && (
          <button type="button" className="stock-more" onClick={onMore}>
            More cars
          </button>
        )}
      </>
    )
  }
  const { sort = 'days', down } = search
  return (
    <RecordTable
      aria-label="Cars"
      columns={columns.filter((column) => isWide || !column.isWide)}
      rows={rows}
      noRows={noRows}
      rowHeight={ROW}
      selectionMode="none"
      sortDescriptor={{ column: sort, direction: down ? 'descending' : 'ascending' }}
      onSortChange={({ column, direction }) => {
        const by = stockSorts.find((each) => each === column)
        if (by) onSort({ sort: by, ...(direction === 'descending' && { down: true }) })
      }}
      onRowAction={(key) => onOpen(String(key))}
      {...(onMore && { onMore })}
    />
  )
}
