/** A value of a metric with its labels, which are our own identifiers and need no escaping. */
export type Sample = readonly [labels: Readonly<Record<string, string>>, value: number]

/** The lines of a metric in Prometheus' text format 0.0.4; a number is one sample without labels. */
export function metric(
  name: string,
  type: 'gauge' | 'counter',
  help: string,
  value: number | readonly Sample[],
): string[] {
  const samples: readonly Sample[] = typeof value === 'number' ? [[{}, value]] : value
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, sample]) => `${name}${labelsText(labels)} ${sampleText(sample)}`),
  ]
}

function labelsText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const sampleText = (sample: number): string => (Number.isNaN(sample) ? 'NaN' : String(sample))
