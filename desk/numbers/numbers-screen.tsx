import './numbers.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { dayAfter } from '#domain/calendar.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { type Figure, figureNames, figures } from '#domain/tracking/numbers.ts'
import { ChartFrame } from '#staff/ui/chart-frame/chart-frame.tsx'
import { type RecordColumn, RecordTable } from '#staff/ui/record-table/record-table.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { useSite } from '../frame/me.ts'
import { Screen } from '../frame/screen.tsx'
import { useTell } from '../frame/undo.tsx'
import { useKeys } from '../keys/use-keys.tsx'
import { Freshness } from '../states/query-state.tsx'
import { dayOf } from '../states/saying.ts'
import { DayBars } from './day-bars.tsx'
import { type DayRange, numbersQuery, saveNumbers } from './queries.ts'

type Numbers = StaffAnswer<'GET /:site/numbers'>
type Car = Numbers['cars'][number]

const USUAL_DAYS = 30
const otherDays = [7, USUAL_DAYS, 90]

const dayWords = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const dayText = (day: string) => dayWords.format(new Date(`${day}T00:00:00Z`))

const lastDays = (days: number): DayRange => {
  const to = dayOf(new Date())
  return { from: dayAfter(to, 1 - days), to }
}

/** What visitors of the site did, by day, car and source (Spec 7.19-7.28). */
export function NumbersScreen() {
  const site = useSite()
  const tell = useTell()
  const search = useSearch({ from: '/signed-in/framed/staff/$site/numbers' })
  const navigate = useNavigate({ from: '/staff/$site/numbers' })
  const usual = lastDays(USUAL_DAYS)
  const range = { from: search.from ?? usual.from, to: search.to ?? usual.to }
  const figure = search.figure ?? 'views'
  const query = useQuery(numbersQuery(site.slug, range))
  const look = (next: Partial<DayRange & { readonly figure: Figure }>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true })
  const save = () =>
    void saveNumbers(site.slug, range).catch((cause: unknown) =>
      tell(cause instanceof Error ? cause.message : 'The file could not be made.'),
    )
  useKeys([{ keys: 'e', label: 'save as a spreadsheet', run: save }])
  const { data } = query
  return (
    <Screen
      title="Numbers"
      site={site.name}
      actions={
        <Button size="sm" variant="outline" onClick={save}>
          Save as CSV
        </Button>
      }
    >
      <div className="numbers-screen">
        <div className="desk-filters flex-wrap">
          <RangeFields range={range} onLook={look} />
        </div>
        <Freshness query={query} />
        {data && (
          <>
            {!data.is_measured && (
              <p>The site counts no visits: views, hearts, calls and searches stay 0.</p>
            )}
            <ul className="numbers-figures" aria-label="Figures">
              {figureNames.map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    aria-pressed={name === figure}
                    onClick={() => look({ figure: name })}
                  >
                    <b className="figures">{data.total[name]}</b> {figures[name]}
                  </button>
                </li>
              ))}
            </ul>
            <ChartFrame
              caption={`${figures[figure]} by day`}
              source={`${data.total[figure]} from ${dayText(range.from)} to ${dayText(range.to)}`}
              table={<DayTable days={data.days} />}
            >
              <DayBars
                days={data.days.map((day) => ({ day: day.day, value: day[figure] }))}
                dayText={dayText}
              />
            </ChartFrame>
            <h2>By car</h2>
            <RecordTable
              aria-label="Figures by car"
              columns={carColumns}
              rows={data.cars}
              noRows={{ state: 'empty', text: 'No car was looked at in these days.' }}
            />
            <h2>Where leads came from</h2>
            <Sources sources={data.sources} />
          </>
        )}
      </div>
    </Screen>
  )
}

interface RangeFieldsProps {
  readonly range: DayRange
  readonly onLook: (range: Partial<DayRange>) => void
}

function RangeFields({ range, onLook }: RangeFieldsProps) {
  return (
    <>
      <Field id="numbers-from" label="From">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={range.from}
            max={range.to}
            onChange={({ currentTarget: { value } }) =>
              value !== '' && value <= range.to && onLook({ from: value })
            }
          />
        )}
      </Field>
      <Field id="numbers-to" label="To">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={range.to}
            min={range.from}
            onChange={({ currentTarget: { value } }) =>
              value !== '' && value >= range.from && onLook({ to: value })
            }
          />
        )}
      </Field>
      {otherDays.map((days) => (
        <Button key={days} size="sm" variant="outline" onClick={() => onLook(lastDays(days))}>
          {days} days
        </Button>
      ))}
    </>
  )
}

const DayTable = ({ days }: Pick<Numbers, 'days'>) => (
  <table className="numbers-days">
    <thead>
      <tr>
        <th scope="col">Day</th>
        {figureNames.map((name) => (
          <th key={name} scope="col">
            {figures[name]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {days.map((day) => (
        <tr key={day.day}>
          <th scope="row">{dayText(day.day)}</th>
          {figureNames.map((name) => (
            <td key={name} className="figures">
              {day[name]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const carFigures: readonly Figure[] = ['views', 'leads', 'hearts', 'calls']

const carColumns: readonly RecordColumn<Car>[] = [
  { id: 'name', title: 'Car', isRowHeader: true, cell: ({ id, name }) => name ?? id },
  ...carFigures.map((name) => ({
    id: name,
    title: figures[name],
    isNumber: true as const,
    cell: (car: Car) => car[name],
  })),
]

function Sources({ sources }: Pick<Numbers, 'sources'>) {
  if (sources.length === 0) return <p>No leads in these days.</p>
  return (
    <dl className="numbers-sources">
      {sources.map(({ source, leads }) => (
        <div key={source}>
          <dt>{source === '' ? 'No source in the address' : source}</dt>
          <dd className="figures">{leads}</dd>
        </div>
      ))}
    </dl>
  )
}
