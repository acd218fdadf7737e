import type { SaveState } from '../model/saver.ts'

const clock = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium', hour12: true })

/** The state of saving in words (WORKSPACE 7). */
export function saveWords(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return state.at === undefined
        ? 'Saved'
        : `Saved ${clock.format(new Date(state.at)).replaceAll(':', '.')}`
    case 'waiting':
      return 'Not saved yet'
    case 'saving':
      return 'Saving…'
    case 'retrying':
      return `Not saved, trying again (${state.tries})`
    case 'offline':
      return 'Offline: kept in this browser'
    case 'refused':
      return `Not saved: ${state.says}`
  }
}
