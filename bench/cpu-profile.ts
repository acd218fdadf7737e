import { z } from 'zod'

const profileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
    }),
  ),
  samples: z.array(z.number()),
})

export interface SelfTime {
  readonly name: string
  /** Share of the time in which the process was busy, 0 to 1. */
  readonly share: number
}

/**
 * Functions of a V8 CPU profile by self time, longest first. `profile` is the JSON of a
 * `.cpuprofile` file.
 */
export function selfTimes(profile: string): SelfTime[] {
  const { nodes, samples } = profileSchema.parse(JSON.parse(profile))
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      const file = url.replace(/^.*\//, '')
      const place = file === '' ? '' : ` ${file}:${lineNumber + 1}`
      return [id, `${functionName || '(anonymous)'}${place}`]
    }),
  )
  const counts = new Map<string, number>()
  let busy = 0
  for (const sample of samples) {
    const name = names.get(sample) ?? '?'
    if (/^\((idle|root)\)/.test(name)) continue
    busy++
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return Array.from(counts, ([name, count]) => ({ name, share: count / busy })).sort(
    (a, b) => b.share - a.share,
  )
}
