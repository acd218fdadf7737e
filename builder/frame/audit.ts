import type { AuditMessage } from './messages.ts'

/** What moved while the page was opened, until an edit of it was drawn. */
export interface Shifts {
  /** Of the page that was opened; what edits move from now on is no fault of it. */
  stop(): void
  /** The sum of its layout shifts, as `CLS` counts them. */
  sum(): number
}

export function watchShifts(): Shifts {
  let sum = 0
  const add = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) {
      const isByHand = 'hadRecentInput' in entry && entry.hadRecentInput === true
      if (!isByHand && 'value' in entry) sum += Number(entry.value)
    }
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  const take = () => add(observer.takeRecords())
  return {
    stop() {
      take()
      observer.disconnect()
    },
    sum() {
      take()
      return sum
    },
  }
}

/** What axe finds on the page as it is shown, without the marks of the builder. */
export async function audit(shifts: Shifts): Promise<AuditMessage> {
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(
    { include: [['html']], exclude: [['builder-marks']] },
    {
      resultTypes: ['violations'],
      elementRef: true,
      iframes: false,
      rules: {
        // Told by the checks of the server, as a thing to mend.
        'page-has-heading-one': { enabled: false },
        // Visitors have the colours of the page, not those that this person set.
        ...(matchMedia('(forced-colors: active)').matches && {
          'color-contrast': { enabled: false },
        }),
      },
    },
  )
  const findings = violations.flatMap(({ help, nodes }) => {
    const blocks = nodes.map(({ element }) => element?.closest('[data-block]')?.id)
    return Array.from(new Set(blocks), (block) => ({
      message: help,
      ...(block !== undefined && { block }),
    }))
  })
  return { kind: 'audited', findings, shift: shifts.sum() }
}
