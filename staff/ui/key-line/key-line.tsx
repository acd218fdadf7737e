import type { ComponentProps } from 'react'
import { Kbd } from './kbd.tsx'

export interface ListedKeys {
  /** As they are printed on the keys, one after the other: `['G', 'U']`. */
  readonly keys: readonly string[]
  /** What they do: "invite". */
  readonly label: string
}

export type KeyLineProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** What the focused region understands. */
  keys: readonly ListedKeys[]
  /** What works everywhere, at the end of the line. */
  end?: readonly ListedKeys[]
}

/** The bottom line of the workspace: the keys that do something now.  */
export function KeyLine({ keys, end = [], ...rest }: KeyLineProps) {
  return (
    <section aria-label="Keys that work here" {...rest} data-slot="key-line">
      <ul>
        {keys.map((listed) => (
          <Entry key={listed.keys.join(' ')} {...listed} />
        ))}
      </ul>
      <ul>
        {end.map((listed) => (
          <Entry key={listed.keys.join(' ')} {...listed} />
        ))}
      </ul>
    </section>
  )
}

const Entry = ({ keys, label }: ListedKeys) => (
  <li>
    {keys.map((name) => (
      <Kbd key={name}>{name}</Kbd>
    ))}
    {label}
  </li>
)
