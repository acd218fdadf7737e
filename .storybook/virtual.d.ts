declare module 'virtual:spec-tests' {
  /** Titles of tests by the ID of the specification that they name. */
  const titles: Readonly<Record<string, readonly string[]>>
  export default titles
}
