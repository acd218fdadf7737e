import { request } from 'node:http'

/** Requests a path with a Host header, without DNS; resolves with the body as Latin-1 text. */
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
