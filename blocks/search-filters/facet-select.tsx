import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import type { TermGroup } from './facet-groups.ts'
import type { FacetOptionProps } from './facet-option.tsx'

/** A drop-down has one value: of several chosen ones the list of checkboxes loses none. */
export const fitsSelect = ({ chosen }: TermGroup): boolean => chosen <= 1

interface FacetSelectProps {
  readonly id: string
  readonly group: TermGroup
  readonly title: string
  /** What surrounds it shows the title already. */
  readonly hideLabel: boolean
  readonly showCounts: boolean
}

/** The values of a facet in the browser's own drop-down. Spec 2.39. */
export function FacetSelect({ id, group, title, hideLabel, showCounts }: FacetSelectProps) {
  const options = [...group.unlisted, ...group.options, ...group.more]
  return (
    <Field
      id={`${id}-${group.facet}-select`}
      label={<span className="filter-name">{title}</span>}
      hideLabel={hideLabel}
    >
      {(control) => (
        <Select
          {...control}
          name={group.facet}
          defaultValue={options.find(({ checked }) => checked)?.value ?? ''}
        >
          <option value="">Any</option>
          {options.map((option) => (
            <option key={option.id} value={option.value}>
              {optionText(option, showCounts)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const optionText = ({ label, count }: FacetOptionProps, showCounts: boolean): string =>
  showCounts ? `${label} (${count})` : label
