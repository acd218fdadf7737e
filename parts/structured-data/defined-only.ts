/** An object without its undefined values: JSON-LD states only what is known. */
export function definedOnly<Fields extends object>(fields: Fields): DefinedOnly<Fields> {
  const stated = Object.entries(fields).filter(([, value]) => value !== undefined)
  // The keys are those of `fields`, and those that are gone may be absent.
  return Object.fromEntries(stated) as DefinedOnly<Fields>
}

/** Its fields that may be undefined are optional. */
type DefinedOnly<Fields> = {
  [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key]
} & {
  [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<
    Fields[Key],
    undefined
  >
}
