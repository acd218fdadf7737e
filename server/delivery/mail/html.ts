import { cleanLines } from '#domain/clean-text.ts'
import { escapeHtml, type Html, html, joinHtml } from '#pages/render/html.ts'
import type { Fact, LeadFacts } from '../lead-facts.ts'
import { answerLine, titleOf } from './text.ts'

// Mail programs know tables and style attributes best; nothing is loaded from anywhere.
const row = ({ label, value, href }: Fact): Html =>
  html`<tr><td style="padding:6px 12px 6px 0;width:116px;vertical-align:top;color:#51605c">${escapeHtml(label)}</td><td style="padding:6px 0;vertical-align:top;color:#16201e;overflow-wrap:anywhere;word-break:break-word">${href === undefined ? escapeHtml(value) : link(href, value)}</td></tr>`

const link = (href: string, text: string): Html =>
  html`<a href="${escapeHtml(href)}" style="color:#0b6067">${escapeHtml(text)}</a>`

const table = (facts: readonly Fact[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;font-size:15px;line-height:22px">${joinHtml(facts.map(row))}</table>`

const section = (title: string, facts: readonly Fact[]): Html =>
  facts.length === 0
    ? joinHtml([])
    : html`<tr><td style="padding:18px 24px 20px;border-top:1px solid #dde2e0"><h2 style="margin:0 0 6px;font-size:15px;line-height:22px;color:#16201e">${escapeHtml(title)}</h2>${table(facts)}</td></tr>`

const withBreaks = (text: string): Html => {
  const [first = '', ...rest] = cleanLines(text).split('\n')
  return joinHtml([escapeHtml(first), ...rest.map((line) => html`<br>${escapeHtml(line)}`)])
}

const looks = [
  escapeHtml('background:#0b6067;color:#ffffff'),
  escapeHtml('background:#ffffff;color:#0b6067'),
] as const

const button = (href: string, text: string, look: Html): Html =>
  html`<a href="${escapeHtml(href)}" style="display:inline-block;margin:0 8px 8px 0;padding:11px 18px;border:1px solid #0b6067;border-radius:6px;font-weight:600;font-size:15px;line-height:20px;text-decoration:none;${look}">${escapeHtml(text)}</a>`

/** Buttons that call and write to the person, the preferred way first. */
function buttons({ person, category, car }: LeadFacts): Html {
  const fact = (label: string) => person.find((each) => each.label === label)
  const [phone, email] = [fact('Phone'), fact('Email')]
  const subject = encodeURIComponent(`Re: ${category}${car === undefined ? '' : `, ${car}`}`)
  const ways = [
    ...(phone?.href ? [{ href: phone.href, text: `Call ${phone.value}` }] : []),
    ...(email?.href ? [{ href: `${email.href}?subject=${subject}`, text: 'Write an email' }] : []),
  ]
  if (fact('Preferred contact')?.value === 'By email') ways.reverse()
  const [first, second] = looks
  return joinHtml(
    ways.map(({ href, text }, index) => button(href, text, index === 0 ? first : second)),
  )
}

const words = (message: string | undefined): Html =>
  message === undefined
    ? joinHtml([])
    : html`<tr><td style="padding:0 24px 24px"><div style="padding:2px 0 2px 16px;border-left:3px solid #9dc8cb;font-size:16px;line-height:25px;color:#16201e;word-break:break-word">${withBreaks(message)}</div></td></tr>`

/** A lead as the HTML of a mail: all data escaped, no picture and no address but those of the lead. */
export function mailHtml(facts: LeadFacts, siteName: string, lang: string): Html {
  const { category, person, message, wishes, carFacts, origin } = facts
  const head = html`<tr><td style="padding:24px 24px 4px"><p style="margin:0;font-size:14px;line-height:20px;color:#0b6067;font-weight:600">${escapeHtml(category)}</p><h1 style="margin:4px 0 14px;font-size:24px;line-height:30px;color:#16201e">${escapeHtml(titleOf(facts))}</h1>${buttons(facts)}</td></tr>`
  const rows = joinHtml([
    head,
    html`<tr><td style="padding:4px 24px 18px">${table(person)}</td></tr>`,
    words(message),
    section('What they ask for', wishes),
    section('The vehicle', carFacts),
    section('Where it comes from', origin),
  ])
  const foot = html`<p style="max-width:600px;margin:16px auto 0;font-size:13px;line-height:20px;color:#51605c">${escapeHtml(answerLine(facts))}<br>${escapeHtml(`Sent by the website of ${siteName}.`)}</p>`
  return html`<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(category)}</title></head><body style="margin:0;padding:0;background:#f3f5f4;font-family:Arial,Helvetica,sans-serif"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;background:#f3f5f4"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;border-collapse:separate;background:#ffffff;border:1px solid #dde2e0;border-radius:8px;text-align:left">${rows}</table>${foot}</td></tr></table></body></html>`
}
