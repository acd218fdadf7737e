import { existsSync, readFileSync } from 'node:fs'

/** Length of a tick in `/proc/<pid>/stat` (USER_HZ is 100 on all usual Linux systems). */
const TICK_MS = 10

/** Resident memory of a process: `312 MB`; `unknown` where there is no `/proc`. */
export function residentMegabytes(pid: number | undefined): string {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(procFile(pid, 'status'))?.[1]
  return kilobytes === undefined ? 'unknown' : `${Math.round(Number(kilobytes) / 1000)} MB`
}

/** CPU time used by all threads of a process, ms; `NaN` where there is no `/proc`. */
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
