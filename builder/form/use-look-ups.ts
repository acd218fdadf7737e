import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#desk/api/call.ts'
import { upload } from '#desk/api/upload.ts'
import type { LookUps } from './look-ups.ts'

const noGrounds: LookUps['grounds'] = {}

/** What the forms of a site ask its server; an answer is kept for half a minute. */
export function useLookUps(site: string, grounds = noGrounds): LookUps {
  const queries = useQueryClient()
  return useMemo(() => {
    const params = { site }
    return {
      targets: (words) =>
        queries.fetchQuery({
          queryKey: ['targets', site, words],
          queryFn: async ({ signal }) => {
            const query = { words }
            return (await call('GET /:site/targets', { params, query }, signal)).targets
          },
        }),
      named: (kind) =>
        queries.fetchQuery({
          queryKey: ['named', site, kind],
          queryFn: async ({ signal }) =>
            (await call('GET /:site/named', { params, query: { kind } }, signal)).named,
        }),
      search: (refine) =>
        queries.fetchQuery({
          queryKey: ['search', site, refine],
          queryFn: ({ signal }) => call('GET /:site/search', { params, query: { refine } }, signal),
        }),
      pictures: () =>
        queries.fetchQuery({
          queryKey: ['pictures', site],
          queryFn: async ({ signal }) =>
            (await call('GET /:site/pictures', { params }, signal)).pictures,
        }),
      addPicture: async (file, onProgress) => {
        const query = { name: file.name, key: crypto.randomUUID() }
        const { picture } = await upload('POST /:site/media', { params, query, file, onProgress })
        await queries.invalidateQueries({ queryKey: ['pictures', site] })
        await queries.invalidateQueries({ queryKey: ['media', site] })
        const { path, name: title, width, height, alt, decorative, shown } = picture
        return { path, title, width, height, shown, ...(alt !== '' && !decorative && { alt }) }
      },
      // The staff host shows pictures of its sites at its own address.
      pictureUrl: (path) =>
        path.startsWith('/media/')
          ? `/sites/${site}${path}${path.includes('?') ? '&' : '?'}w=320`
          : path,
      grounds,
    }
  }, [queries, site, grounds])
}
