import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { documentQuery, freshDocument } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

test('after a deed the document is asked for anew, whatever was asked before it and is not answered yet (Spec 6.04)', async () => {
  const earlier = Promise.withResolvers<Response>()
  const answers = [earlier.promise, Promise.resolve(Response.json({ version: 0 }))]
  vi.stubGlobal('fetch', () => answers.shift())
  const queries = new QueryClient()
  const looked = queries.fetchQuery(documentQuery('harbour', 'pages/home.json')).catch(() => 'gone')
  const fresh = freshDocument(queries, 'harbour', 'pages/home.json')
  earlier.resolve(Response.json({ version: 7 }))
  expect(await fresh).toEqual({ version: 0 })
  expect(await looked).toBe('gone')
  queries.clear()
})
