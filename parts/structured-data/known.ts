/** An object without its undefined values: JSON-LD states only what is known. */
export function known<Fields extends object>(fields: Fields): Known<Fields> {
  const stated = Object.entries(fields).filter(([, value]) => value !== undefined)
  // The keys are those of `fields`, and those that are gone may be absent.
  return Object.fromEntries(stated) as Known<Fields>
}

/** Its fields that may be undefined are optional. */
type Known<Fields> = {
  [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key]
} & {
  [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<
    Fields[Key],
    undefined
  >
}
