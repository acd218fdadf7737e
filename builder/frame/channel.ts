import type { FromFrame, ToFrame } from './messages.ts'

/** The builder around this frame. */
export interface Channel {
  readonly tell: (message: FromFrame) => void
  readonly onMessage: (listen: (message: ToFrame) => void) => void
}

/** Speaks with the staff host alone: what any other page says is not heard, and it hears nothing. */
export const channelTo = (staff: string): Channel => ({
  tell: (message) => parent.postMessage(message, staff),
  onMessage: (listen) =>
    addEventListener('message', ({ data, origin, source }) => {
      if (origin === staff && source === parent && isForFrame(data)) listen(data)
    }),
})

const isForFrame = (data: unknown): data is ToFrame =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  ['render', 'select', 'titles', 'token', 'audit'].includes(String(data.kind))
