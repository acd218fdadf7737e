import { expect } from 'vitest'

/** A call of each function of a handle of the store, with the other tenant's ids. */
export type Cases<Handle> = {
  readonly [Name in keyof Handle as Handle[Name] extends (...given: never) => unknown
    ? Name
    : never]: (handle: Handle) => Promise<unknown>
}

/** What a reader gives one by one. */
export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

/** Calls every function of the handle; fails for one without a case. */
export async function callAll<Handle extends object>(handle: Handle, cases: Cases<Handle>) {
  const names = Object.entries(handle).flatMap(([name, member]) =>
    typeof member === 'function' ? [name] : [],
  )
  expect(Object.keys(cases).toSorted()).toEqual(names.toSorted())
  const results: [string, unknown][] = []
  const listed = Object.entries<(handle: Handle) => Promise<unknown>>(cases)
  for (const [name, call] of listed) results.push([name, await call(handle)])
  return results
}
