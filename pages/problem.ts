/** Where in a file: `['blocks', 2, 'props', 'columns']`. */
export type Path = readonly (string | number)[]

/** A problem at a place in a JSON file. */
export interface Problem {
  readonly path: Path
  /** Points at the name of the field, not at its value. */
  readonly at?: 'key'
  /** Points at a character of the text at the path, from 0. */
  readonly letter?: number
  /** What was expected and what was found. */
  readonly message: string
  readonly level: 'error' | 'warning'
}

/** A problem that must be fixed. */
export const error = (path: Path, message: string, at?: 'key'): Problem => ({
  path,
  message,
  level: 'error',
  ...(at && { at }),
})

/** A problem that does not stop the file from being used. */
export const warning = (path: Path, message: string, at?: 'key'): Problem => ({
  path,
  message,
  level: 'warning',
  ...(at && { at }),
})

/** `blocks[2].props.columns`. */
export function pathText(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? key : `${text}.${key}`
  }, '')
}
