/** A value of a metric with its labels, which are our own identifiers and need no escaping. */
export type Sample = readonly [labels: Readonly<Record<string, string>>, value: number]

const metric =
  (type: 'gauge' | 'counter') =>
  (name: string, help: string, value: number | readonly Sample[]): string[] => {
    const samples: readonly Sample[] = typeof value === 'number' ? [[{}, value]] : value
    return [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(([labels, sample]) => `${name}${labelsText(labels)} ${sampleText(sample)}`),
    ]
  }

/** The lines of a value in Prometheus' text format 0.0.4; a number is one sample without labels. */
export const gauge = metric('gauge')
/** The same of a number that only grows. */
export const counter = metric('counter')

function labelsText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const sampleText = (sample: number): string => (Number.isNaN(sample) ? 'NaN' : String(sample))
