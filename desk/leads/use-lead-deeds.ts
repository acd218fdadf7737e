import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { useTell } from '../frame/undo.tsx'
import { sayingOf } from '../states/saying.ts'
import { leadsKey } from './lead-queries.ts'

/** What is done with a lead beside its stage and owner: a call that is noted, a delivery that is sent again. */
export function useLeadDeeds(site: string) {
  const tell = useTell()
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ work }: { readonly work: () => Promise<unknown>; readonly says: string }) =>
      work(),
    onSuccess: (_, { says }) => tell(says),
    onError: (cause) => tell(sayingOf(cause)),
    onSettled: () => queries.invalidateQueries({ queryKey: leadsKey(site) }),
  })
  return {
    noteCall: (lead: string) =>
      mutate({
        work: () => call('POST /:site/leads/:lead/call', { params: { site, lead } }),
        says: 'The call is noted.',
      }),
    retry: (lead: string, delivery: string) =>
      mutate({
        work: () =>
          call('POST /:site/leads/:lead/deliveries/:delivery/retry', {
            params: { site, lead, delivery },
          }),
        says: 'It is being sent again.',
      }),
    replied: () => {
      tell('The e-mail is on its way.')
      void queries.invalidateQueries({ queryKey: leadsKey(site) })
    },
  }
}
