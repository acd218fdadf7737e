import { readFile } from 'node:fs/promises'
import { get } from './fetch.ts'

/** What a server process says of itself and the system of it; what nobody says is undefined. */
export interface ProcessState {
  readonly residentBytes: number | undefined
  /** The line `name value` of `/metrics`. */
  metric(name: string): number | undefined
}

export async function processState(pid: number | undefined, port: number): Promise<ProcessState> {
  const lines = (await get(port, 'localhost', '/metrics')).split('\n')
  const metric = (name: string) => {
    const line = lines.find((text) => text.startsWith(`${name} `))
    return line === undefined ? undefined : Number(line.slice(name.length + 1))
  }
  const resident = await residentBytes(pid)
  return { residentBytes: resident ?? metric('process_resident_memory_bytes'), metric }
}

/** Resident memory by the system's own count, where it has `/proc`. */
async function residentBytes(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? []
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
}

/** `123 MB`, or a dash where it is unknown. */
export const megabytes = (bytes: number | undefined): string =>
  bytes === undefined ? '-' : `${(bytes / 1e6).toFixed(0)} MB`
