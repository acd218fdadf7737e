import { formatMoney } from '#domain/format.ts'
import { NoStock } from '#parts/no-stock/no-stock.tsx'
import { Button } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { GROUND } from '#ui/data-attributes.ts'
import { Field } from '#ui/field/field.tsx'
import { RadioPills } from '#ui/field/radio-pills.tsx'
import { Select } from '#ui/field/select.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { ViewOf } from '../define-block.ts'
import { CountText } from './count-text.tsx'
import type { HeroData, HeroOption } from './data.ts'
import type block from './schema.ts'
import { chosenType, type ToggleType, toggleOptions } from './toggle.ts'

type Props = ViewOf<typeof block, HeroData> & {
  /** A bar across the page, or a card in a column. */
  look: 'bar' | 'card'
}
type Filter = Props['props']['filters'][number]

const anyOf: Readonly<Record<Filter, { label: string; any: string }>> = {
  make: { label: 'Make', any: 'Any make' },
  simple_body: { label: 'Body type', any: 'Any body' },
  simple_fuel: { label: 'Fuel', any: 'Any fuel' },
  transmission: { label: 'Transmission', any: 'Any transmission' },
  location_name: { label: 'Dealership', any: 'Any dealership' },
  price: { label: 'Price to', any: 'Any price' },
}

/** A plain GET form: it works before and without any script (Spec 2.33, 2.40). */
export function HeroForm(block: Props) {
  const { id, props, data, look } = block
  if (data.count === 0) return <NoStock site={block.site} className="shadow-overlay" />
  const isBar = look === 'bar'
  return (
    <form
      action="/search"
      method="get"
      {...{ [GROUND]: 'plain' }}
      className="group/hero grid gap-4 rounded-card border border-line bg-surface p-4 text-ink shadow-overlay md:p-5"
    >
      {props.toggle.length > 0 && (
        <RadioPills
          id={`${id}-toggle`}
          name="car_type"
          legend="Condition"
          variant="tabs"
          value={chosenType(props.toggle)}
          options={toggleOptions(props.toggle)}
        />
      )}
      <div
        className={cn(
          'grid grid-cols-2 items-end gap-3 *:min-w-0',
          // With an odd number of fields the first has its own row.
          props.filters.length % 2 === 1 && '*:first:col-span-2',
          isBar && 'sm:*:first:col-span-1 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
        )}
      >
        {props.filters.map((filter) => (
          <FilterField key={filter} filter={filter} {...block} />
        ))}
        <Submit {...block} />
      </div>
    </form>
  )
}

function FilterField({ id, filter, props, data, site }: Props & { filter: Filter }) {
  const { label, any } = anyOf[filter]
  const isPrice = filter === 'price'
  const options = isPrice ? [] : (data.options[filter] ?? [])
  return (
    <Field id={`${id}-${filter}`} label={label}>
      {(control) => (
        <Select {...control} name={isPrice ? 'price.max' : filter}>
          <option value="">{any}</option>
          {isPrice
            ? props.prices.map((price) => (
                <option key={price} value={price}>
                  {formatMoney(price, site.locale)}
                </option>
              ))
            : options.map((option) => <ValueOption key={option.value} {...option} />)}
        </Select>
      )}
    </Field>
  )
}

const ValueOption = ({ value, count }: HeroOption) => (
  <option value={value}>{`${value} (${count})`}</option>
)

/** A radio button sends one value, so new and demo cars have a search path of their own (Spec 2.17). */
function Submit({ props, data, site, look }: Props) {
  const hasBoth = props.toggle.includes('new-demo')
  const own: ToggleType[] = props.toggle.filter((type) => type !== 'new-demo')
  const button = { type: 'submit', variant: 'accent' } as const
  const place = cn('col-span-2', look === 'bar' && 'sm:col-span-1')
  return (
    <>
      <Button
        {...button}
        className={cn(place, hasBoth && "group-has-[[id$='-toggle-new-demo']:checked]/hero:hidden")}
      >
        <Icon name="search" />
        <CountText types={own} data={data} site={site} />
      </Button>
      {hasBoth && (
        <Button
          {...button}
          formAction="/search/new-and-demo-cars"
          className={cn(
            place,
            "hidden group-has-[[id$='-toggle-new-demo']:checked]/hero:inline-flex",
          )}
        >
          <Icon name="search" />
          <CountText types={['new-demo']} data={data} site={site} />
        </Button>
      )}
    </>
  )
}
