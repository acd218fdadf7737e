import { GROUND, VARIANT } from '#ui/data-attributes.ts'
import { RadioPills } from '#ui/radio-pills/radio-pills.tsx'
import { FinderField } from './finder-field.tsx'
import { FinderSubmit } from './finder-submit.tsx'
import { chosenType, offeredTypes, toggleOptions } from './toggle.ts'
import { finderGround } from './variant.ts'
import type { HeroProps } from './view.ts'

/** A plain GET form: it works before and without any script (Spec 2.33, 2.40). */
export function FinderForm(block: HeroProps) {
  const { id, props, data, site } = block
  const toggle = offeredTypes(props.toggle, data)
  const { finder } = site.look
  const ground = finderGround(finder)
  return (
    <form
      action="/search"
      method="get"
      className="finder group/hero"
      {...{ [VARIANT]: finder, ...(ground && { [GROUND]: ground }) }}
    >
      {toggle.length > 0 && (
        <RadioPills
          id={`${id}-toggle`}
          name="car_type"
          legend="Condition"
          variant="tabs"
          value={chosenType(toggle)}
          options={toggleOptions(toggle)}
        />
      )}
      {props.filters.map((filter) => (
        <FinderField key={filter} filter={filter} {...block} />
      ))}
      <FinderSubmit {...block} toggle={toggle} />
    </form>
  )
}
