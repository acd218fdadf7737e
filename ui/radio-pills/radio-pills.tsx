import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

const pill = cva(
  'flex min-h-9 items-center justify-center px-3 text-sm font-semibold whitespace-nowrap transition-colors pointer-coarse:min-h-11',
  {
    variants: { variant: { pills: 'radio-pill', tabs: 'radio-tab' } },
    defaultVariants: { variant: 'pills' },
  },
)

const group = cva('flex flex-wrap', {
  variants: {
    variant: {
      pills: 'gap-2',
      tabs: 'w-fit max-w-full gap-1 rounded-control bg-tint p-1',
    },
  },
  defaultVariants: { variant: 'pills' },
})

export type RadioPillsProps = Omit<ComponentProps<'fieldset'>, 'children' | 'id'> &
  VariantProps<typeof group> & {
    /** Each radio's id is `<id>-<key>`. */
    id: string
    name: string
    /** The name of the group, for screen readers. */
    legend: string
    /** Key of the chosen option. */
    value: string
    /** `key` is needed if two options have the same value; by default it is the value. */
    options: readonly { readonly value: string; readonly label: string; readonly key?: string }[]
  }

/** A choice of one of a few: radio buttons that look like pills or tabs. */
export function RadioPills(props: RadioPillsProps) {
  const { id, name, legend, value, options, variant, className, ...rest } = props
  return (
    <fieldset className={cn(group({ variant }), className)} {...rest} data-slot="radio-pills">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ label, value: sent, key = sent }) => (
        <label key={key} className={pill({ variant })}>
          <input
            type="radio"
            id={`${id}-${key}`}
            name={name}
            value={sent}
            defaultChecked={key === value}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
