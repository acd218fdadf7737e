import { request } from 'node:http'

/** A page's text, for a host that no resolver needs to know. */
export function get(port: number, host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}` }
    const sent = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = ''
      response.setEncoding('latin1')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve(text))
    })
    sent.on('error', reject)
    sent.end()
  })
}
