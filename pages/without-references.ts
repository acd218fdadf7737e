const references = / \((Spec |D)\d[^)]*\)/g

/** A description without references to the specification, such as (Spec 3.25, D16): useful only to developers. */
export const withoutReferences = (text: string): string => text.replace(references, '')
