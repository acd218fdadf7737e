import { existsSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in ticks of this length, whatever the machine. */
const TICK_MS = 10

/** Memory that a process holds, as Linux counts it: `312 MB`, or `unknown` on other systems. */
export function residentMegabytes(pid: number | undefined): string {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(procFile(pid, 'status'))?.[1]
  return kilobytes === undefined ? 'unknown' : `${Math.round(Number(kilobytes) / 1000)} MB`
}

/** CPU time that a process has used, all its threads together, ms; `NaN` on other systems. */
export function cpuMs(pid: number | undefined): number {
  // After the name in brackets, which may hold spaces: state is field 3, utime 14 and stime 15.
  const fields = procFile(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11] ?? Number.NaN) + Number(fields[12] ?? Number.NaN)) * TICK_MS
}

function procFile(pid: number | undefined, name: string): string {
  const file = `/proc/${pid}/${name}`
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
