import { exactTimeOf } from '#desk/states/saying.ts'
import type { SaveState } from '../model/saver.ts'

/** The state of saving in words, by the clocks of the site (WORKSPACE 7). */
export function saveWords(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return state.at === undefined ? 'Saved' : `Saved ${exactTimeOf(new Date(state.at))}`
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
