import { SlotField } from '#parts/slot-field/slot-field.tsx'
import { Link } from '#ui/link/link.tsx'
import type { FormFieldProps } from './field-props.ts'
import { begunWith, fieldId, placeOf } from './field-props.ts'

/**
 * The times of a location; before a location is chosen, the way to the times of each. Whoever chooses no time is
 * called. Spec 5.09, 7.07.
 */
export function Appointment(props: FormFieldProps) {
  const { id, field, returned, data, site, page } = props
  const { words } = site
  const { offered, locations = [] } = data
  const [value] = begunWith(field, returned)
  const hrefOf = (change: Readonly<Record<string, string>>) => addressWith(props, change)
  return (
    <div {...placeOf(props)}>
      {offered ? (
        <>
          {locations.length > 1 && (
            <p className="lead-form-locations">
              {offered.location.name} <Link href={page.path}>{words.formOtherYard}</Link>
            </p>
          )}
          <SlotField
            offered={offered}
            car={data.car}
            site={site}
            value={value}
            name={field.name}
            id={fieldId(id, field)}
            error={returned?.faults[field.name]}
            hrefOf={(from) => hrefOf({ from })}
          />
        </>
      ) : (
        <>
          <p>{words.formYardTimes}</p>
          <ul className="lead-form-locations">
            {locations.map(({ slug, name }) => (
              <li key={slug}>
                <Link href={hrefOf({ location: slug })} variant="onward">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** The address of this form with other parameters, without a time that was chosen before. */
function addressWith(
  { id, data, page }: FormFieldProps,
  change: Readonly<Record<string, string>>,
): string {
  const { at: _, ...begun } = data.parameters ?? {}
  return `${page.path}?${new URLSearchParams({ ...begun, ...change })}#${id}-form`
}
