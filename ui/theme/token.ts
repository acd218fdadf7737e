/** Custom properties by their name without the dashes. */
export type Declarations = Readonly<Record<string, string | number>>
