import { type FlagName, flags } from '#domain/site/flags.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { Switch } from '#staff/ui/switch/switch.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { effectWords } from './effect-words.ts'

interface FeatureListProps {
  readonly names: readonly FlagName[]
  readonly open: FlagName | undefined
  /** Absent until they are counted. */
  readonly effects: StaffAnswer<'GET /:site/features'> | undefined
  /** What the site says of a feature itself. */
  readonly ownOf: (name: FlagName) => unknown
  /** Why they cannot be changed. */
  readonly refusal: string | undefined
  readonly onChoose: (name: FlagName) => void
  readonly onChange: (name: FlagName, isOn: boolean) => void
}

/** Every feature: whether it is on, from where, and what it changes. */
export function FeatureList(props: FeatureListProps) {
  const { names, open, effects, ownOf, refusal, onChoose, onChange } = props
  if (names.length === 0) return <p>No feature has these words.</p>
  return (
    <ul className="feature-list">
      {refusal !== undefined && <li className="form-hint">{refusal}</li>}
      {names.map((name) => {
        const own = ownOf(name)
        const { title, description, default: usual } = flags[name]
        const found = effects?.features.find((each) => each.name === name)
        return (
          <li key={name} data-open={name === open}>
            <Switch
              checked={typeof own === 'boolean' ? own : usual}
              disabled={refusal !== undefined}
              hint={description}
              onChange={({ currentTarget }) => onChange(name, currentTarget.checked)}
            >
              {title} {own !== undefined && <Badge>Set here</Badge>}
            </Switch>
            <button
              type="button"
              aria-current={name === open ? 'true' : undefined}
              onClick={() => onChoose(name)}
            >
              <span className="sr-only">{title}: </span>
              {found && effects ? effectWords(found, effects.cars) : 'Counting…'}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
