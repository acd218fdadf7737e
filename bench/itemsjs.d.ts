/** The part of itemsjs that the bench uses; the package ships no types. */
declare module 'itemsjs' {
  interface Options {
    readonly query?: string
    readonly page: number
    readonly per_page: number
    readonly sort: string
    readonly filters: Readonly<Record<string, readonly string[]>>
    readonly filter?: (item: Readonly<Record<string, unknown>>) => boolean
  }
  interface Index {
    search(options: Options): { readonly pagination: { readonly total: number } }
  }
  export default function itemsjs(
    items: readonly object[],
    configuration: Readonly<Record<string, unknown>>,
  ): Index
}
