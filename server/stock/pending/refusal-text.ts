import { basename } from 'node:path'
import type { ImportError } from '../import-error.ts'
import { LARGEST_LOSS } from '../write/plausible-loss.ts'

/** Sentences for who runs the command, not for who reads the desk. */
const OF_COMMANDS = /npm run|--[a-z]|Nothing (?:of this file )?was (?:changed|written)/

/** Why a file was refused, for people of the site: without paths and what is typed in a terminal. */
export function refusalText(error: ImportError, paths: readonly string[] = []): string {
  const { code, losses = [] } = error
  if (code === 'no_rows')
    return 'The file has no car in it, only a heading or an empty list. That usually means that an export failed.'
  if (code === 'would_shrink') {
    const numbers = losses.map(({ dealership, before, removed }) => {
      const share = Math.round((removed / before) * 100)
      return `${removed} of the ${before} cars of ${dealership} (${share} %)`
    })
    return `It would take off ${numbers.join(', ')}. The limit is ${LARGEST_LOSS * 100} %, since that usually means that an export failed.`
  }
  const named = paths.reduce((text, path) => text.replaceAll(path, basename(path)), error.message)
  const sentences = named.split(/(?<=[.?]) (?=[A-Z])/)
  return sentences.filter((sentence) => !OF_COMMANDS.test(sentence)).join(' ')
}
